/** Original path of the page where visitors manage their own places. */
export const ownPlacesPath = 'my-places'
