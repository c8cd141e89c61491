/** The small picture of a property: the one that its record brings, else its front. */
import 'server-only'
import type { PublicProperty, SmallPicture } from '../../domain/property/property.ts'
import { pictureUrl } from '../media/current-media.ts'

export type ShownSmallPicture = Pick<SmallPicture, 'url' | 'width' | 'height'>

/** As the snapshot has it (specification 3). */
const box = { width: 180, height: 120 } as const

/** Where twice the points of the box are to be had. */
const asked = 400

/** Undefined: 'No photo'. */
export function smallPictureOf({
  smallPicture,
  pictures,
}: Pick<PublicProperty, 'smallPicture' | 'pictures'>): ShownSmallPicture | undefined {
  const picture = smallPicture ?? pictures[0]
  return picture && { url: pictureUrl(picture.url, asked), ...box }
}
