import FarmerIcon from '@mui/icons-material/AgricultureOutlined';
import BuyerIcon from '@mui/icons-material/ShoppingBasketOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useText } from '@/i18n/use-text';
import { roles } from '../model/sign-up-form';

const icons = { FARMER: FarmerIcon, BUYER: BuyerIcon };

/** Farmer or buyer: two large native radio buttons, because everything after it depends on the answer. */
export function RoleChoice({ preset }: { preset: (typeof roles)[number] }) {
  const { t } = useText();
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Typography component="legend" sx={{ mb: 0.75, p: 0, fontWeight: 600 }}>
        {t('signup.role')}
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1.5 }}>
        {roles.map((role) => {
          const Icon = icons[role];
          return (
            <Box
              key={role}
              component="label"
              sx={{
                display: 'flex',
                alignItems: 'center',
                gap: 1,
                minHeight: 56,
                px: 1.5,
                border: 1,
                borderColor: 'text.secondary',
                borderRadius: 1,
                bgcolor: 'background.paper',
                fontWeight: 600,
                cursor: 'pointer',
                '&:has(:checked)': { borderColor: 'primary.main', boxShadow: 'inset 0 0 0 1px', color: 'primary.main' },
              }}
            >
              <Box
                component="input"
                type="radio"
                name="role"
                value={role}
                defaultChecked={role === preset}
                sx={{ width: 20, height: 20, flexShrink: 0, m: 0, accentColor: 'var(--mui-palette-primary-main)' }}
              />
              <Icon aria-hidden="true" />
              {t(`signup.role.${role}`)}
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}
