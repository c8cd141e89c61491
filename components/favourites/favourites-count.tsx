/** Room for how many properties the visitor keeps; script fills it in (components/layout/frame/count-favourites.ts). */
export function FavouritesCount() {
  return <span className="num" data-favourites-count hidden />
}
