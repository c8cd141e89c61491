/** Hides a top bar that was closed on an earlier page of the tab, before it is painted (ruling 22). */
import { topBarScript } from '@/lib/routing/inline-scripts'

export function TopBarMemory() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant script
  return <script dangerouslySetInnerHTML={{ __html: topBarScript }} />
}
