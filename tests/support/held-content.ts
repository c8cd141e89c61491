/** Content that is published again with a mistake in it. */
import { type Publication, publishContent } from '@/lib/server/content/publish/publish-content'
import { folder } from './broken-content'
import { checkedDemo } from './checked-demo'

export const today = '2026-11-21'

export const demo = publishContent('data', today, new Map(), { checked: checkedDemo(today) })

export const publish = (lastGood = demo.texts) => publishContent(folder, today, lastGood, { checked: checkedDemo(today) })

export const versions = ({ held }: Publication) => held.map(({ item, version }) => [item, version])

export const idsOf = ({ snapshot }: Publication) => [...snapshot.propertyById.keys()].sort()
