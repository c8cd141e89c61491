/** The small picture of a property: that of its record, else its first picture. */
import 'server-only'
import type { PublicProperty, SmallPicture } from '../../domain/property/property.ts'
import { pictureUrl } from '../media/current-media.ts'

export type ShownSmallPicture = Pick<SmallPicture, 'url' | 'width' | 'height'>

/** As in the snapshot (specification 3). */
const box = { width: 180, height: 120 } as const

/** Addresses with twice the CSS pixels of the box. */
const asked = 400

/** Undefined: 'No photo'. */
export function smallPictureOf({
  smallPicture,
  pictures,
}: Pick<PublicProperty, 'smallPicture' | 'pictures'>): ShownSmallPicture | undefined {
  const picture = smallPicture ?? pictures[0]
  return picture && { url: pictureUrl(picture.url, asked), ...box }
}
