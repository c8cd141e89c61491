/** Placeholder for the number of favourites; filled in by script (components/layout/frame/count-favourites.ts). */
export function FavouritesCount() {
  return <span className="num" data-favourites-count hidden />
}
