import { useEffect, useRef, useState } from 'react';
import { moved, type PhotoRefusal, sortPhotos } from './sort-photos';

/** A picture with the address of its thumbnail and a name to call it by: a chosen file, or one that the server has. */
export type Photo = { url: string; name: string; file: File } | { url: string; name: string; id: string };

const fileOf = (photo: Photo) => ('file' in photo ? [photo.file] : []);

/** The browser keeps a file in memory as long as its address lives. */
const release = (photo: Photo) => {
  if ('file' in photo) URL.revokeObjectURL(photo.url);
};

/** What was left out of a choice, and why. */
export type RefusedPhoto = { name: string; reason: PhotoRefusal };

/**
 * The pictures of a form in their order.
 *
 * @param max how many there may be
 * @param start those that the server has already; read once
 */
export function usePhotos(max: number, start: readonly Photo[] = []) {
  const [photos, setPhotos] = useState<readonly Photo[]>(start);
  const [refused, setRefused] = useState<readonly RefusedPhoto[]>([]);
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
      const sorted = sortPhotos(files, max - photos.length);
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
