/** Renders the detail page of a property of the demo content, with changes by the test. */

import { vi } from 'vitest'
import { ArchivedView } from '@/components/property/detail/archived-view'
import { DetailView } from '@/components/property/detail/detail-view'
import type { ConfidentialProperty } from '@/lib/domain/property/confidential-property'
import type { Language } from '@/lib/domain/text/language'
import { getPropertyDetail } from '@/lib/server/property/property-detail'
import { getProperty, snapshot } from '@/tests/support/content'
import { renderIn } from '@/tests/support/render'
import { SizeObserver } from '@/tests/support/resize-observer'

export function getDetail(recordFile: string, language: Language = 'nl', change: Partial<ConfidentialProperty> = {}) {
  globalThis.currentSnapshot = snapshot
  return getPropertyDetail(getProperty(recordFile, change), language)
}

export function renderDetail(recordFile: string, language: Language = 'nl', change: Partial<ConfidentialProperty> = {}) {
  vi.stubGlobal('ResizeObserver', SizeObserver)
  const detail = getDetail(recordFile, language, change)
  const View = detail.property.archived ? ArchivedView : DetailView
  return renderIn(language, <View detail={detail} />)
}
