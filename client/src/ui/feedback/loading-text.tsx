import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Spinner } from './spinner';

/** A wait with its words: `Loading crops...`. Announced. For a list, show {@link SkeletonCards} beside it. */
export function LoadingText({ text, fullScreen = false }: { text: string; fullScreen?: boolean }) {
  return (
    <Stack
      role="status"
      direction={fullScreen ? 'column' : 'row'}
      sx={{
        gap: 2,
        alignItems: 'center',
        justifyContent: 'center',
        py: 3,
        minHeight: fullScreen ? '100dvh' : undefined,
      }}
    >
      <Spinner size={fullScreen ? 44 : 24} />
      <Typography variant={fullScreen ? 'h3' : 'body1'} component="p">
        {text}
      </Typography>
    </Stack>
  );
}
