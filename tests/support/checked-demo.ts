/**
 * Cached check results of the demo content. In a copy that a test changes, only the changed files are then checked, with the same
 * result (tests/unit/server/content/steps.test.ts). Each call returns a separate cache, so that no test affects the next.
 */
import { type CheckedFiles, createCheckedFiles } from '../../lib/server/content/files/checked-files.ts'
import { loadSnapshot } from '../../lib/server/content/snapshot/load-snapshot.ts'

/** Frozen, because all tests share it. */
function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return
  Object.freeze(value)
  Object.values(value).forEach(freeze)
}

type Demo = ReturnType<typeof loadSnapshot> & { kept: readonly Parameters<CheckedFiles['keep']>[] }

const demos = new Map<string, Demo>()

/** The demo content of a day, loaded once for all tests of a worker. */
export function loadDemo(today: string): Demo {
  const known = demos.get(today)
  if (known) return known
  const kept: Parameters<CheckedFiles['keep']>[] = []
  const noting: CheckedFiles = { ...createCheckedFiles(), keep: (...checked) => void kept.push(checked) }
  const demo = { ...loadSnapshot('data', today, noting), kept }
  for (const [, , , outcome] of kept) freeze(outcome.value)
  demos.set(today, demo)
  return demo
}

/** @param checked the cache to fill. */
export function checkedDemo(today: string, checked = createCheckedFiles()): CheckedFiles {
  for (const file of loadDemo(today).kept) checked.keep(...file)
  return checked
}
