/** Where the pictures of energy labels are. */

/** Of what is in them (`tests/unit/domain/energy/label-picture.test.ts`): with it in their address browsers keep them for a year. */
export const labelPicturesVersion = 'c9b4388f'

/** @param region as the folder is called, such as `flanders`. @param label as the file, such as `a_plus`. */
export const labelPicture = (region: string, label: string): string =>
  `/images/epc/${region}/${label}.png?v=${labelPicturesVersion}`
