import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import { CardGrid } from '../layout/card-grid';

/** A pulsing grey block in the place of something to come. */
function Block({ width = '100%', height }: { width?: string; height: number }) {
  return (
    <Box
      sx={{
        width,
        height,
        my: 0.75,
        borderRadius: 1,
        bgcolor: 'action.hover',
        animation: 'pulse 1.6s ease-in-out infinite',
        '@keyframes pulse': { '50%': { opacity: 0.4 } },
      }}
    />
  );
}

/** Cards to come, in the size they will have, so that nothing jumps. Screen readers get LoadingText instead. */
export function SkeletonCards({ count = 6, pictureHeight = 180 }: { count?: number; pictureHeight?: number }) {
  return (
    <div aria-hidden="true">
      <CardGrid>
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity.
          <Card key={index}>
            <Block height={pictureHeight} />
            <CardContent>
              <Block width="70%" height={26} />
              <Block width="45%" height={16} />
              <Block width="90%" height={16} />
            </CardContent>
          </Card>
        ))}
      </CardGrid>
    </div>
  );
}
