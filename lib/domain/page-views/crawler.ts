/** Programs that read pages without anybody looking at them. They say so in their name, or behave unlike a browser. */

const names =
  /(?<!cu)bot\b|bot[/;_-]|crawl|spider|slurp|headless|lighthouse|pagespeed|facebookexternalhit|mediapartners|whatsapp\/|preview|scan|monitor|uptime|pingdom|archiver|fetch|curl|wget|python|java\/|okhttp|go-http|axios|node|phantom|selenium|puppeteer|playwright|google-|bingpreview|yandex(?!search)|baidu|gptbot|claude-|perplexity-/i

/** Whether the `User-Agent` of a request is no browser's. Every browser's begins with `Mozilla/`; an empty one is a robot's. */
export function isCrawlerName(userAgent: string): boolean {
  return !userAgent.startsWith('Mozilla/') || names.test(userAgent)
}
