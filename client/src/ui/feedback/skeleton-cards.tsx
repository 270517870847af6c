import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Skeleton from '@mui/material/Skeleton';
import { CardGrid } from '../layout/card-grid';

/** Cards to come, in the size they will have, so that nothing jumps. Silent: LoadingText speaks. */
export function SkeletonCards({ count = 6, pictureHeight = 180 }: { count?: number; pictureHeight?: number }) {
  return (
    <div aria-hidden="true">
      <CardGrid>
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity.
          <Card key={index}>
            <Skeleton variant="rectangular" height={pictureHeight} />
            <CardContent>
              <Skeleton width="70%" height={32} />
              <Skeleton width="45%" />
              <Skeleton width="90%" />
            </CardContent>
          </Card>
        ))}
      </CardGrid>
    </div>
  );
}
