import { useEffect, useRef, useState } from 'react';
import { MAX_PHOTOS, moved, type PhotoRefusal, sortPhotos } from '../../model/crop-photos';

/** A chosen picture with the address of its thumbnail. */
export type Photo = { url: string; file: File };

/** The chosen pictures in the order in which buyers will see them; the first is the cover. */
export function usePhotos() {
  const [photos, setPhotos] = useState<readonly Photo[]>([]);
  const [refused, setRefused] = useState<readonly { name: string; reason: PhotoRefusal }[]>([]);
  const shown = useRef(photos);
  shown.current = photos;
  // The browser keeps a file in memory as long as its address lives.
  useEffect(() => () => shown.current.forEach(({ url }) => void URL.revokeObjectURL(url)), []);

  return {
    photos,
    /** What was left out of the last choice, and why. */
    refused,
    add: (files: readonly File[]) => {
      const sorted = sortPhotos(files, MAX_PHOTOS - photos.length);
      setRefused(sorted.refused);
      setPhotos([...photos, ...sorted.taken.map((file) => ({ file, url: URL.createObjectURL(file) }))]);
    },
    remove: (photo: Photo) => {
      URL.revokeObjectURL(photo.url);
      setRefused([]);
      setPhotos(photos.filter((other) => other !== photo));
    },
    move: (index: number, step: -1 | 1) => setPhotos(moved(photos, index, step)),
  };
}
