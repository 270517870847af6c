import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import { useText } from '@/i18n/use-text';
import { nameIn } from '@/lib/commodity-name';
import { formatDate } from '@/lib/dates';
import { pricePaths } from '@/lib/price-paths';
import { CommodityPicture } from '@/ui/data/commodity-picture';
import { ChangeMark } from '../../components/change-mark';
import { rowsStyle } from '../../components/rows-style';
import { changeOf } from '../../model/change';
import { wholeRupees } from '../../model/rupees';
import type { CommodityLine } from '../model/lines';

/** Commodities with their last price, how it moved, and of which day it is. */
export function CommodityRows({ lines, label }: { lines: readonly CommodityLine[]; label: string }) {
  const { t, language } = useText();
  return (
    <Box component="ul" aria-label={label} sx={rowsStyle}>
      {lines.map(({ commodity, area, latest, dayBefore }) => {
        const name = nameIn(language, commodity);
        return (
          <li key={commodity.id}>
            <Link to={pricePaths.commodity(commodity.id)}>
              <CommodityPicture picture={commodity.picture} name={name} size={40} />
              <span>
                <b>{name}</b>
                <small>
                  {[
                    area.level === 'COUNTRY' ? t('prices.allIndia') : area.name,
                    formatDate(latest?.day, language),
                  ].join(', ')}
                </small>
              </span>
              <span>
                <b>{wholeRupees(latest?.modal ?? 0)}</b>
                <small>
                  <ChangeMark change={changeOf(latest, dayBefore)} />
                </small>
              </span>
            </Link>
          </li>
        );
      })}
    </Box>
  );
}
