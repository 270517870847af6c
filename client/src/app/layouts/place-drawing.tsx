/** A place's drawing in the colour of its words; of a file beside the program, which every page would carry otherwise. */
export function PlaceDrawing({ name }: { name: string }) {
  return (
    <svg width="24" height="24" fill="currentColor" aria-hidden="true">
      <use href={`/illustrations/places.svg#${name}`} />
    </svg>
  );
}
