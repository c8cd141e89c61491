/** A thumbnail of the property's first picture. A house icon where there is none. */
import { Icon } from '@/components/ui/icon'
import type { OfficeProperty } from '@/lib/server/office/listings/office-property'
import styles from './office-thumb.module.css'

export function OfficeThumb({ property }: { property: OfficeProperty | undefined }) {
  const picture = property?.picture
  return (
    <span className={styles.thumb}>
      {picture ? (
        // biome-ignore lint/performance/noImgElement: our own sizes need no client code
        <img src={picture.url} alt="" width={60} height={40} loading="lazy" decoding="async" />
      ) : (
        <Icon of="house" />
      )}
    </span>
  )
}
