/** A small map on which a position can be chosen, with the visitor's places and the nearest properties. */
import { type KeyboardEvent, type MouseEvent, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import type { Bounds } from '@/lib/domain/map/bounds'
import { clusterPoints } from '@/lib/domain/map/cluster'
import type { Spot } from '@/lib/domain/map/distance'
import type { Scheme } from '@/lib/domain/map/map-colours'
import { project, tileLatitude, tileLongitude, tileSize } from '@/lib/domain/map/mercator'
import { isInRegion, lookName, type Tile, tileTemplate, zoomRange } from '@/lib/domain/map/tile'
import { letterOf, type OwnPlace } from '@/lib/domain/places/own-places'
import type { ShownHome } from '@/lib/domain/places/places-data'
import type { Language } from '@/lib/domain/text/language'
import { pointText } from './place-form'
import type { Say } from './place-words'
import styles from './places-map.module.css'

export type MapSettings = { version: string; maxZoom: number; region: Bounds; middle: Spot }

/** Size of the map layer in px: larger than the map is ever shown, so that it is always filled. */
const stage = { width: 1024, height: 640 }
/** Pixels that an arrow key moves the map. */
const step = 80

type View = Spot & { zoom: number }

const spotAt = (x: number, y: number, zoom: number): Spot => ({
  latitude: tileLatitude(y / tileSize, zoom),
  longitude: tileLongitude(x / tileSize, zoom),
})

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))

/** Limits the position to the region that has tiles. */
const within = ({ latitude, longitude }: Spot, { south, west, north, east }: Bounds): Spot => ({
  latitude: clamp(latitude, south, north),
  longitude: clamp(longitude, west, east),
})

function moved(view: View, x: number, y: number): Spot {
  const middle = project(view.longitude, view.latitude, view.zoom)
  return spotAt(middle.x + x, middle.y + y, view.zoom)
}

function tilesOf(view: View, region: Bounds): { tile: Tile; left: number; top: number }[] {
  const middle = project(view.longitude, view.latitude, view.zoom)
  const [left, top] = [Math.round(middle.x - stage.width / 2), Math.round(middle.y - stage.height / 2)]
  const count = (length: number) => Math.ceil(length / tileSize) + 1
  const [column, row] = [Math.floor(left / tileSize), Math.floor(top / tileSize)]
  return Array.from({ length: count(stage.width) * count(stage.height) }, (_, index) => {
    const tile = {
      zoom: view.zoom,
      x: column + (index % count(stage.width)),
      y: row + Math.floor(index / count(stage.width)),
    }
    return { tile, left: tile.x * tileSize - left, top: tile.y * tileSize - top }
  }).filter(({ tile }) => isInRegion(tile, region))
}

type Props = {
  settings: MapSettings
  places: readonly OwnPlace[]
  homes: readonly ShownHome[]
  picked: Spot | undefined
  say: Say
  language: Language
  onPick: (spot: Spot) => void
}

type StageProps = Pick<Props, 'places' | 'homes' | 'picked'> & { view: View; region: Bounds; template: string }

const lookOf = (homes: readonly ShownHome[]) => (homes.length > 1 ? styles.many : homes[0]?.isAbout && styles.about)

/** Tiles, properties and places at their positions; properties that would overlap are shown as one number. */
function Stage({ view, region, template, places, homes, picked }: StageProps) {
  const middle = project(view.longitude, view.latitude, view.zoom)
  const at = (spot: Spot) => {
    const { x, y } = project(spot.longitude, spot.latitude, view.zoom)
    return { left: x - middle.x + stage.width / 2, top: y - middle.y + stage.height / 2 }
  }
  const urlOf = ({ zoom, x, y }: Tile) => template.replace('{z}', `${zoom}`).replace('{x}', `${x}`).replace('{y}', `${y}`)
  return (
    <span className={styles.stage} style={stage}>
      {tilesOf(view, region).map(({ tile, left, top }) => (
        // biome-ignore lint/performance/noImgElement: tiles of the map
        <img
          key={urlOf(tile)}
          src={urlOf(tile)}
          alt=""
          width={tileSize}
          height={tileSize}
          style={{ left, top, width: tileSize, height: tileSize }}
        />
      ))}
      {clusterPoints(homes, view.zoom).map(({ members, ...spot }) => (
        <span key={spot.id} className={`${styles.home} ${lookOf(members) ?? ''}`} style={at(spot)}>
          {members.length > 1 ? members.length : members[0]?.price}
        </span>
      ))}
      {places.map((place, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two places may have the same name
        <span key={index} className={styles.place} style={at(place)}>
          <i>{letterOf(index)}</i>
          {place.name}
        </span>
      ))}
      {picked && <span className={styles.picked} style={at(picked)} />}
    </span>
  )
}

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
}

function Zoom({ say, onZoom }: { say: Say; onZoom: (levels: number) => void }) {
  return (
    <div className={styles.zoom}>
      <button type="button" aria-label={say('closer')} onClick={() => onZoom(1)}>
        <Icon of="plus" />
      </button>
      <button type="button" aria-label={say('farther')} onClick={() => onZoom(-1)}>
        <Icon of="minus" />
      </button>
    </div>
  )
}

export function PlacesMap({ settings, places, homes, picked, say, language, onPick }: Props) {
  const { region, maxZoom, version } = settings
  const [view, setView] = useState<View>({ ...settings.middle, zoom: Math.min(12, maxZoom) })
  const [scheme] = useState<Scheme>(() => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'))
  const template = tileTemplate(lookName({ language, scheme }, version))
  const pick = (spot: Spot) => {
    const rounded = { latitude: Math.round(spot.latitude * 1e5) / 1e5, longitude: Math.round(spot.longitude * 1e5) / 1e5 }
    onPick(rounded)
  }
  const onClick = (event: MouseEvent<HTMLButtonElement>) => {
    // A click by keyboard has no position: the centre is used.
    if (event.detail === 0) return pick(view)
    const box = event.currentTarget.getBoundingClientRect()
    pick(moved(view, event.clientX - box.left - box.width / 2, event.clientY - box.top - box.height / 2))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = arrows[event.key]
    // With a modifier key, arrows mean something else to the browser, such as the previous page.
    if (!arrow || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    setView({ ...within(moved(view, ...arrow), region), zoom: view.zoom })
  }
  const zoomBy = (levels: number) => setView({ ...(picked ?? view), zoom: clamp(view.zoom + levels, zoomRange.min, maxZoom) })
  return (
    <section className={styles.map} aria-label={say('map')}>
      <button type="button" className={styles.surface} aria-label={say('mapHelp')} onClick={onClick} onKeyDown={onKeyDown}>
        <Stage view={view} region={region} template={template} places={places} homes={homes} picked={picked} />
        <span className={styles.cross} />
      </button>
      <Zoom say={say} onZoom={zoomBy} />
      <p className="vh" role="status">
        {picked && say('chosen', { point: pointText(picked) })}
      </p>
    </section>
  )
}
