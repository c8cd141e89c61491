/** Addresses of the energy label pictures. */

/**
 * Content hash of the pictures (`tests/unit/domain/energy/label-picture.test.ts`); part of the address, so that browsers may
 * cache them for a year.
 */
export const labelPicturesVersion = 'c9b4388f'

/** @param region folder name, such as `flanders`. @param label file name without extension, such as `a_plus`. */
export const labelPicture = (region: string, label: string): string =>
  `/images/epc/${region}/${label}.png?v=${labelPicturesVersion}`
