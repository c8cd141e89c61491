/** Type guard of the map frame for messages of the page around it. */
import { maxMarkers } from './map-marker.ts'
import { type Fields, isBounds, isId, isObject, isShapeTexts, isWithin, type PageMessage } from './messages.ts'

const isText = (value: unknown) => typeof value === 'string' && value.length <= 500

/** A path of this site: nothing that a browser could resolve to another host or a script. */
const isPath = (value: unknown) => typeof value === 'string' && /^\/(?![/\\])/.test(value)

function isMarker(value: unknown): boolean {
  if (!isObject(value)) return false
  const { id, latitude, longitude, isApproximate, label, title, href, marquee, marqueeName, markerKind } = value
  return (
    [id, marquee].every(isId) &&
    isWithin(latitude, 90) &&
    isWithin(longitude, 180) &&
    typeof isApproximate === 'boolean' &&
    [label, title, marqueeName].every(isText) &&
    isPath(href) &&
    (markerKind === 'rest' || markerKind === 'off')
  )
}

function isShow(value: Fields): boolean {
  const { properties, infoMessage, mapType, customMarker, ignoreList, selectedId, bounds, shapes } = value
  return (
    Array.isArray(properties) &&
    properties.length <= maxMarkers &&
    properties.every(isMarker) &&
    [infoMessage, customMarker].every(isText) &&
    (mapType === 'list' || mapType === 'detail') &&
    Array.isArray(ignoreList) &&
    ignoreList.every(isId) &&
    isId(selectedId) &&
    (bounds === null || isBounds(bounds)) &&
    (shapes === null || isShapeTexts(shapes))
  )
}

const isDraw = ({ shape, index }: Fields) =>
  (shape === 'area' || shape === 'circle') && Number.isSafeInteger(index) && Number(index) >= -1 && Number(index) < 8

/** Highest accepted number of covered pixels; beyond it no map would be visible. */
const mostCovered = 400

const isRoom = ({ top }: Fields) => isId(top) && Number(top) <= mostCovered

/** Type guard of the frame for messages of the page. */
export function isPageMessage(value: unknown): value is PageMessage {
  if (!isObject(value)) return false
  if (value['kind'] === 'draw') return isDraw(value)
  if (value['kind'] === 'room') return isRoom(value)
  return value['kind'] === 'highlight' ? isId(value['id']) : value['kind'] === 'show' && isShow(value)
}
