/** The symbol of the agency's logo, where it has one. */
import { getSnapshot } from '@/lib/server/content/snapshot/current-snapshot'
import { mediaUrl } from '@/lib/server/media/current-media'

export function OfficeSign({ size }: { size: number }) {
  const src = getSnapshot().site.logo.symbol
  // biome-ignore lint/performance/noImgElement: a drawing needs no optimizing
  return src ? <img src={mediaUrl(src)} alt="" width={size} height={size} /> : null
}
