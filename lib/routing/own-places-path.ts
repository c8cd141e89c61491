/** Original path of the page where visitors keep their own places. */
export const ownPlacesPath = 'my-places'
