import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';

export type PictureSource = {
  url: string;
  alt: string;
  width: number;
  height: number;
  /** From narrow to wide, as the API orders them. */
  variants?: readonly { url: string; width: number }[];
};

export type PictureProps = {
  picture: PictureSource;
  /** How wide it is shown: `(min-width: 900px) 33vw, 100vw`. */
  sizes: string;
  /** True for the one picture that is seen first (hero, first of the carousel); others load when they come near. */
  eager?: boolean;
  sx?: SxProps<Theme>;
};

/** A picture that keeps its place while it loads, in the width that the screen needs. */
export function Picture({ picture, sizes, eager = false, sx }: PictureProps) {
  const { url, alt, width, height, variants = [] } = picture;
  const srcSet = variants.map((variant) => `${variant.url} ${variant.width}w`).join(', ');
  return (
    <Box
      component="img"
      src={url}
      srcSet={srcSet || undefined}
      sizes={srcSet ? sizes : undefined}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      sx={[
        { display: 'block', width: '100%', height: 'auto', objectFit: 'cover', bgcolor: 'action.hover' },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    />
  );
}
