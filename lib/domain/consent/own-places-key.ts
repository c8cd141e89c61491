/** Where local storage keeps the visitor's own places; apart, since every page asks whether there are any. */
export const ownPlacesKey = 'own-places'
