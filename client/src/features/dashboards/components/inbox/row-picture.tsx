import { CommodityPicture } from '@/ui/data/commodity-picture';
import { Picture, type PictureSource } from '@/ui/data/picture';

type RowPictureProps = {
  crop: { name: string; images: readonly PictureSource[] };
  size?: number;
};

/** The first picture of a crop, small, else its first letter; it says nothing that the row does not say. */
export function RowPicture({ crop: { name, images }, size = 56 }: RowPictureProps) {
  const [picture] = images;
  if (!picture) return <CommodityPicture picture={null} name={name} size={size} />;
  return (
    <Picture
      picture={{ ...picture, alt: '' }}
      sizes={`${size}px`}
      sx={{ width: size, height: size, borderRadius: 1 }}
    />
  );
}
