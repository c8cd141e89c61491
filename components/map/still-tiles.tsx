/** The tiles of a static map, below its markers. */
import { tileSize } from '@/lib/domain/map/mercator'
import type { PlacedTile } from '@/lib/domain/map/still-map'

type Props = {
  tiles: readonly PlacedTile[]
  /** The same tiles for dark mode, in the same order. */
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
