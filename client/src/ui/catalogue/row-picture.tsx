import Box from '@mui/material/Box';
import type SvgIcon from '@mui/material/SvgIcon';

/** Height of a row's picture in pixels. */
const HEIGHT = 64;

const frame = {
  width: { xs: HEIGHT, md: 96 },
  height: HEIGHT,
  borderRadius: 1,
  bgcolor: 'action.hover',
} as const;

type RowPictureProps = {
  /** Of a drawing or a picture; left out where it would stand a second time in the list. */
  src?: string | undefined;
  /** What stands in its place: what kind of thing the row is about. */
  icon?: typeof SvgIcon;
};

/** What a row is about, beside its name: decoration, so it has no words of its own. */
export function RowPicture({ src, icon: Icon }: RowPictureProps) {
  return src ? (
    <Box
      component="img"
      src={src}
      alt=""
      width={HEIGHT}
      height={HEIGHT}
      loading="lazy"
      decoding="async"
      sx={{ ...frame, display: 'block', objectFit: 'cover' }}
    />
  ) : (
    <Box sx={{ ...frame, display: 'grid', placeItems: 'center', color: 'text.secondary' }}>
      {Icon ? <Icon aria-hidden="true" sx={{ fontSize: 32, opacity: 0.7 }} /> : null}
    </Box>
  );
}
