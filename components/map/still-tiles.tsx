/** The squares of a map that does not move, below what stands on it. */
import { tileSize } from '@/lib/domain/map/mercator'
import type { PlacedTile } from '@/lib/domain/map/still-map'

type Props = {
  tiles: readonly PlacedTile[]
  /** The same squares for dark pages, in the same order. */
  dark?: readonly PlacedTile[]
}

export function StillTiles({ tiles, dark = [] }: Props) {
  return tiles.map(({ url, left, top, width, height }, index) => {
    const look = dark[index]
    return (
      <picture key={url}>
        {look && <source media="screen and (prefers-color-scheme: dark)" srcSet={look.url} />}
        <img
          src={url}
          alt=""
          loading="lazy"
          width={tileSize}
          height={tileSize}
          style={{ left: `${left}%`, top: `${top}%`, width: `${width}%`, height: `${height}%` }}
        />
      </picture>
    )
  })
}
