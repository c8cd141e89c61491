/** Lays out simultaneous events of a calendar in parallel lanes. */

type Span = { from: Date; to: Date }

export type Lane = {
  /** Index of the lane, from 0. */
  lane: number
  /** Number of parallel lanes at this time. */
  lanes: number
}

/** Assigns each event the first free lane. Events that only touch do not overlap. @param spans sorted by start. */
export function layOutLanes(spans: readonly Span[]): Lane[] {
  const places: Lane[] = []
  let group: { lanes: number; ends: number[] } = { lanes: 0, ends: [] }
  let members: number[] = []
  const close = () => {
    for (const index of members) places[index] = { lane: places[index]?.lane ?? 0, lanes: group.lanes }
    group = { lanes: 0, ends: [] }
    members = []
  }
  for (const [index, { from, to }] of spans.entries()) {
    if (group.ends.every((end) => end <= from.getTime())) close()
    const free = group.ends.findIndex((end) => end <= from.getTime())
    const lane = free === -1 ? group.ends.length : free
    group.ends[lane] = to.getTime()
    group.lanes = Math.max(group.lanes, lane + 1)
    places[index] = { lane, lanes: 1 }
    members.push(index)
  }
  close()
  return places
}
