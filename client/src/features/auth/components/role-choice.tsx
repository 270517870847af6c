import FarmerIcon from '@mui/icons-material/AgricultureOutlined';
import BuyerIcon from '@mui/icons-material/ShoppingBasketOutlined';
import { useText } from '@/i18n/use-text';
import { ChoiceField, type ChoiceFieldProps } from '@/ui/form/choice-field';
import { roles } from '../model/sign-up-form';

const icons = { FARMER: FarmerIcon, BUYER: BuyerIcon };

/** Farmer or buyer: two large buttons, because everything after it depends on the answer. */
export function RoleChoice(field: Pick<ChoiceFieldProps, 'name' | 'defaultValue' | 'error'>) {
  const { t } = useText();
  const options = roles.map((role) => {
    const Icon = icons[role];
    const label = (
      <>
        <Icon aria-hidden="true" />
        <span>{t(`signup.role.${role}`)}</span>
      </>
    );
    return { value: role, label };
  });
  return <ChoiceField label={t('signup.role')} options={options} boxed {...field} />;
}
