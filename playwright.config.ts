/** The browser tests: they run against a finished build (`npm run build`), which they serve themselves. */
import { mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { defineConfig } from '@playwright/test'
import { findChromium, isRoot } from './scripts/ensure-chromium.ts'
import { programs } from './scripts/run-command.ts'
import type { Options } from './tests/support/e2e.ts'
import { keepTemporaryFilesInMemory, placeOf } from './tests/support/memory-folder.ts'
import { quickOptions, quickSettings } from './tests/support/quick-settings.ts'
import { actionsAddress } from './tests/support/run-on-server.ts'

const port = 3210
const baseURL = `http://localhost:${port}`

// Found once; the workers inherit it.
const executablePath = findChromium()
if (executablePath) process.env['CHROMIUM_PATH'] = executablePath

/** What a narrow screen changes, but for tests that say `@wide`; the rest is tested once, but for tests that say `@narrow`. */
const onEveryScreen = ['**/accessibility.spec.ts', '**/browse.spec.ts', '**/office.spec.ts', '**/search-panel.spec.ts']

const results = 'test-results'
const siteFolder = `${results}/var`
// What an earlier run left, such as attempts to log in, would count in this one. Workers read this file too, and so does `npm run check`.
if (process.env['TEST_WORKER_INDEX'] === undefined && process.argv.includes('test')) {
  keepTemporaryFilesInMemory()
  rmSync(siteFolder, { recursive: true, force: true })
  for (const folder of [results, placeOf('var')]) mkdirSync(folder, { recursive: true })
  if (placeOf('var') !== resolve(siteFolder)) symlinkSync(placeOf('var'), siteFolder)
}

/** Tests that look at pictures say `@pictures`. A fresh site makes each size when it is first asked for, which others need not wait for. */
const ofPictures = /@pictures/

/**
 * What Chromium goes without. The first five the runner leaves out by itself, as far as a site of one machine meets them, but of two lists
 * Chromium reads the last; the sixth makes a whole new view for each page that a tab loads, which is an eighth of all that Chromium does for one.
 */
const leftOut = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'RenderDocument',
]

const launchOptions = {
  ...(executablePath && { executablePath }),
  chromiumSandbox: !isRoot,
  args: [
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    // Drawing without a graphics card needs no process of its own, and a window none in reserve: a page takes a tenth less of the processor.
    '--in-process-gpu',
    // A page is left before code that was compiled at its best has paid for itself.
    '--js-flags=--no-turbofan --no-maglev',
    '--renderer-process-limit=1',
    `--disable-features=${leftOut.join()}`,
  ],
}

/** The pointer of a desktop, which the runner sets by the same switch: of two, Chromium reads the last. */
const pointer = 'primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4'

const desktop = { viewport: { width: 1440, height: 900 } }

/**
 * To draw what fades and slides takes a tenth of all the time. What the site then leaves out, the narrow screen shows, and so do the
 * tests that say `no-preference`: they look at what moves.
 */
const calm = { contextOptions: { reducedMotion: 'reduce' } } as const

/** What is started for the tests, and ended after them. */
const started = {
  reuseExistingServer: false,
  timeout: 300_000,
  gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  stdout: 'ignore',
  stderr: 'pipe',
} as const

export default defineConfig<Options>({
  testDir: 'tests/e2e',
  outputDir: `${results}/browser`,
  fullyParallel: true,
  // One more than there are cores: pages wait for the site, and the site for pages.
  workers: availableParallelism() + 1,
  forbidOnly: true,
  // A shared machine may stall for seconds; a test that then passes is reported as flaky.
  retries: process.env['CI'] ? 2 : 0,
  // No test measures time: these end what hangs, also on a busy machine.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: `${results}/playwright.json` }]],
  use: {
    baseURL,
    locale: 'nl-BE',
    timezoneId: 'Europe/Brussels',
    // Noting every step costs a good part of the time; a test that fails is noted when it runs again.
    trace: { mode: 'on-first-retry', screenshots: false },
    launchOptions,
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: [ofPictures, /@narrow/],
      use: {
        ...desktop,
        ...calm,
        hasPictures: false,
        launchOptions: { ...launchOptions, args: [...launchOptions.args, `--blink-settings=${pointer},imagesEnabled=false`] },
      },
    },
    // A handful, for which one browser is enough.
    { name: 'desktop with pictures', grep: ofPictures, use: desktop, workers: 1 },
    {
      name: 'mobile',
      testMatch: onEveryScreen,
      grepInvert: /@wide/,
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
  ],
  webServer: [
    {
      ...started,
      command: `"${process.execPath}" ${[...quickOptions, programs.serve].join(' ')}`,
      url: `${baseURL}/robots.txt`,
      // All tests are one visitor.
      env: {
        PORT: String(port),
        VAR_DIR: siteFolder,
        NEXT_TELEMETRY_DISABLED: '1',
        REQUESTS_PER_MINUTE: '6000',
        ...quickSettings,
      },
    },
    {
      ...started,
      command: `"${process.execPath}" --conditions=react-server tests/support/site-actions.ts ${new URL(actionsAddress).port}`,
      url: actionsAddress,
      env: { VAR_DIR: siteFolder },
    },
  ],
})
