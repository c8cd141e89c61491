/** The settings of the running site. */
import 'server-only'
import { readSettings, type Settings, settingNames } from '../../process/settings.ts'

let last: { given: readonly (string | undefined)[]; settings: Settings } | undefined

/**
 * Checked once: pages ask for them dozens of times each, and looking them up in the process is most of what that costs. Elsewhere
 * than on a running site, they are checked again when one of them was changed, as a test may do.
 * @throws SettingsError with every fault at once.
 */
export function env(): Settings {
  if (last && process.env.NODE_ENV === 'production') return last.settings
  const given = settingNames.map((name) => process.env[name])
  if (!last || given.some((value, index) => value !== last?.given[index])) last = { given, settings: readSettings(process.env) }
  return last.settings
}
