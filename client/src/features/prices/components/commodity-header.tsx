import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useText } from '@/i18n/use-text';
import { nameIn } from '@/lib/commodity-name';
import { CommodityPicture } from '@/ui/data/commodity-picture';
import type { Commodity } from '../model/rows';

type CommodityHeaderProps = {
  commodity: Commodity;
  title: string;
  /** The way back: to all prices, or from a market to the commodity. */
  back: { to: string; label: string };
};

/** The page's title beside the crop's picture, under the way back; below it the crop's name in the other language. */
export function CommodityHeader({ commodity, title, back }: CommodityHeaderProps) {
  const { language, pick } = useText();
  return (
    <Box sx={{ mb: 2 }}>
      <Box
        component={Link}
        to={back.to}
        sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, color: 'primary.main', fontWeight: 600 }}
      >
        {`← ${back.label}`}
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <CommodityPicture picture={commodity.picture} name={nameIn(language, commodity)} size={64} />
        <div>
          <Typography variant="h1" sx={{ fontSize: { xs: '1.375rem', md: '2rem' } }}>
            {title}
          </Typography>
          <Typography sx={{ color: 'text.secondary' }} lang={pick('hi', 'en')}>
            {nameIn(pick('hi', 'en'), commodity)}
          </Typography>
        </div>
      </Box>
    </Box>
  );
}
