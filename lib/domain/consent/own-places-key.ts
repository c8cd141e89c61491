/** Local storage key of the visitor's own places. A file of its own, since every page checks whether there are any. */
export const ownPlacesKey = 'own-places'
