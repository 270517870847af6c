import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { History } from './history';
import { Today } from './today';
import { TradeLinks } from './trade-links';

/** Where there is room the figures and their plot stand beside each other. */
const besideStyle: SxProps<Theme> = {
  display: 'grid',
  columnGap: 4,
  gridTemplateColumns: { lg: '2fr 3fr' },
  alignItems: 'start',
  '& > section': { mt: { lg: 0 } },
};

interface FiguresProps extends Omit<ComponentProps<typeof Today>, 'place'>, ComponentProps<typeof TradeLinks> {
  name: string;
  /** Whose figures they are, as readers read it. */
  place: string;
  /** The same as the title of the plot has it. */
  plotPlace?: string;
  of: ComponentProps<typeof History>['of'];
}

/** Today's price of a commodity in one place, where it goes from here, and how it moved. */
export function Figures({ prices, latest, commodity, market, name, place, plotPlace = place, of }: FiguresProps) {
  return (
    <Box sx={besideStyle}>
      <div>
        <Today prices={prices} latest={latest} place={place} />
        <TradeLinks commodity={commodity} market={market} />
      </div>
      <History commodity={commodity.id} name={name} of={of} place={plotPlace} support={prices.supportPrices[0]} />
    </Box>
  );
}
