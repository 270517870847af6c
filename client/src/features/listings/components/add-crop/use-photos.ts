import { useEffect, useRef, useState } from 'react';
import { MAX_PHOTOS, moved, type PhotoRefusal, sortPhotos } from '../../model/crop-photos';

/** A picture with the address of its thumbnail and a name to call it by: a chosen file, or one that the listing has. */
export type Photo = { url: string; name: string; file: File } | { url: string; name: string; id: string };

const fileOf = (photo: Photo) => ('file' in photo ? [photo.file] : []);

/** The browser keeps a file in memory as long as its address lives. */
const release = (photo: Photo) => {
  if ('file' in photo) URL.revokeObjectURL(photo.url);
};

/**
 * The pictures in the order in which buyers will see them; the first is the cover.
 *
 * @param start those that the listing has already; read once
 */
export function usePhotos(start: readonly Photo[] = []) {
  const [photos, setPhotos] = useState<readonly Photo[]>(start);
  const [refused, setRefused] = useState<readonly { name: string; reason: PhotoRefusal }[]>([]);
  const shown = useRef(photos);
  shown.current = photos;
  useEffect(() => () => shown.current.forEach(release), []);

  return {
    photos,
    /** The chosen files, in their order. */
    files: photos.flatMap(fileOf),
    /** The order of all, for the server: `new` stands for the next file. */
    order: photos.map((photo) => ('id' in photo ? photo.id : 'new')),
    /** What was left out of the last choice, and why. */
    refused,
    add: (files: readonly File[]) => {
      const sorted = sortPhotos(files, MAX_PHOTOS - photos.length);
      setRefused(sorted.refused);
      setPhotos([
        ...photos,
        ...sorted.taken.map((file) => ({ file, name: file.name, url: URL.createObjectURL(file) })),
      ]);
    },
    remove: (photo: Photo) => {
      release(photo);
      setRefused([]);
      setPhotos(photos.filter((other) => other !== photo));
    },
    move: (index: number, step: -1 | 1) => setPhotos(moved(photos, index, step)),
  };
}
