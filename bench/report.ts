import { consoleRows } from './report-console.ts'
import { contractRows } from './report-contracts.ts'
import { moneyRows } from './report-money.ts'
import { runRows } from './report-runs.ts'
import type { benchSearch } from './search.ts'

type Numbers = Record<string, number>

interface Operations {
  operations: Record<string, { records: number; perSecond: number; ratioToStudents: number }>
  slowest: string
  slowestRatio: number
  reverse: { records: number; ms: number; perSecond: number }
}

interface Paging {
  sizes: {
    students: number
    unpagedMs: number
    walkMs: number
    walkToUnpaged: number
    /** The round right after the load; results of earlier versions lack it. */
    afterLoad?: { walkToUnpaged: number; firstPageMs: number }
    countingPageMs: number
    pageMs: number
    smallPageMs: { first: number; middle: number; last: number }
    leapMs: number
  }[]
}

function afterLoad({ afterLoad }: Paging['sizes'][number]): [string, string, string][] {
  if (!afterLoad) return []
  const { walkToUnpaged, firstPageMs } = afterLoad
  return [
    [
      'The same right after the load (first page of 10 in brackets)',
      '≤ 2.5',
      `${walkToUnpaged} (${firstPageMs} ms)`,
    ],
  ]
}

type Ratios = { time: number; processor: number; bytes: number }

interface Compression {
  pageKilobytes: number
  pageMs: number
  gzip: Ratios
  br: Ratios
  zstd: Ratios
}

function compressionRows({ pageKilobytes, pageMs, ...encodings }: Compression): [string, string, string][] {
  return Object.entries(encodings).map(([name, { time, processor, bytes }]) => [
    `A page of 1,000 students as ${name}: time, processor time and bytes against plain (${pageMs} ms, ${pageKilobytes} kB)`,
    '',
    `${time}, ${processor}, ${bytes}`,
  ])
}

function backupRows(backup: Numbers): [string, string, string][] {
  const { databaseMiB, filesMiB, files, databaseCopyMiB } = backup
  const { backupSeconds, rehearsalSeconds, restoreSeconds, memoryMiB } = backup
  return [
    [
      `Backup of a database of ${databaseMiB} MiB and ${files} files of ${filesMiB} MiB while it serves (s; database in the copy, MiB)`,
      '',
      `${backupSeconds} (${databaseCopyMiB})`,
    ],
    ['Its rehearsal, and its restore into a new folder (s)', '', `${rehearsalSeconds}, ${restoreSeconds}`],
    ['Highest memory of these commands (MiB)', '', `${memoryMiB}`],
  ]
}

/** The recorded results as a Markdown page. */
export function report(results: Record<string, unknown>): string {
  const ingest = results.ingest as Numbers | undefined
  const queries = results.queries as Numbers | undefined
  const corrections = results.corrections as Numbers | undefined
  const latency = results.latency as Numbers | undefined
  const operations = results.operations as Operations | undefined
  const paging = results.paging as Paging | undefined
  const compression = results.compression as Compression | undefined
  const documents = results.documents as Numbers | undefined
  const webhooks = results.webhooks as Numbers | undefined
  const listing = results.listing as Numbers | undefined
  const backup = results.backup as Numbers | undefined
  const search = results.search as Awaited<ReturnType<typeof benchSearch>> | undefined
  const rows: [string, string, string][] = []
  if (ingest) {
    rows.push(
      ['Ingest of new students, rate against COPY of the same rows', '≥ 0.5', `${ingest.ratioToCopy}`],
      ['Ingest, records per second', '', `${ingest.ingestPerSecond}`],
      [
        'The same students again, unchanged (ms; new ones in brackets)',
        '< new',
        `${ingest.unchangedMs} (${ingest.ingestMs})`,
      ],
    )
  }
  if (corrections) {
    const { changedManyToNone, unchangedManyToNone, changedNoneToBefore, unchangedNoneToBefore } = corrections
    rows.push([
      'Changed students with 10,000 corrections, processor time against none (unchanged ones in brackets)',
      '< 1.05',
      `${changedManyToNone} (${unchangedManyToNone})`,
    ])
    if (changedNoneToBefore !== undefined) {
      rows.push([
        'The same without any, against the program without the reading of corrections',
        '< 1.02',
        `${changedNoneToBefore} (${unchangedNoneToBefore})`,
      ])
    }
  }
  if (operations) {
    const { slowest, slowestRatio, reverse } = operations
    rows.push(
      [`Slowest operation of a first load, rate against students (${slowest})`, '≥ 0.33', `${slowestRatio}`],
      [
        `The same institution in reverse, ${reverse.records} records, nearly all waiting (records per second)`,
        '',
        `${reverse.perSecond}`,
      ],
    )
  }
  if (queries) {
    rows.push(
      [
        `Unpaged answer of ${queries.contracts} contracts (${queries.megabytes} MB), rate against COPY`,
        '≥ 0.5',
        `${queries.ratioToCopy}`,
      ],
      ['First byte of it (ms)', '< 200', `${queries.firstByteMs}`],
      ['Highest memory of the server meanwhile (MiB)', '< 300', `${queries.highestMemoryMiB}`],
      [
        'Page 10,000 of 10 elements against page 1',
        '≤ 3',
        `${queries.deepToFirst} (${queries.page10000Ms} / ${queries.page1Ms} ms)`,
      ],
    )
  }
  for (const one of paging?.sizes ?? []) {
    const { first, middle, last } = one.smallPageMs
    rows.push(
      [
        `All ${one.students} students in pages of 1,000, time against the unpaged answer`,
        '≤ 1.5',
        `${one.walkToUnpaged} (${one.walkMs} / ${one.unpagedMs} ms)`,
      ],
      ...afterLoad(one),
      ['The page of it that counts (ms)', '< 500', `${one.countingPageMs}`],
      ['Every other page of 1,000, median (ms)', '< 40', `${one.pageMs}`],
      ['Pages of 10, first, middle and last, median (ms)', '< 15', `${first}, ${middle}, ${last}`],
      ['A leap to a page where nobody has been (ms)', '', `${one.leapMs}`],
    )
  }
  if (compression) rows.push(...compressionRows(compression))
  if (listing) {
    rows.push(
      [
        `Slowest page of a list of ${listing.rows} vacancies, searched, filtered or ordered (ms)`,
        '< 300',
        `${listing.slowestPageMs}`,
      ],
      [
        'The whole of it as CSV and as XLSX (ms; highest memory of the server, MiB)',
        '',
        `${listing.csvMs}, ${listing.xlsxMs} (${listing.memoryMiB})`,
      ],
    )
  }
  if (search) {
    const { students, slowest, slowestToLookup, lookupMs } = search
    rows.push([
      `Search over all nouns among ${students} students, slowest, time against a record by its number`,
      '≤ 3',
      `${slowestToLookup} (${slowest}: ${search.searchMs[slowest]} / ${lookupMs} ms)`,
    ])
  }
  if (documents) {
    rows.push([
      `A part that changes ${documents.people} people shown by ${documents.contracts} contracts, time against none`,
      '< 1.2',
      `${documents.shownToAlone} (${documents.shownMs} / ${documents.aloneMs} ms)`,
    ])
  }
  if (latency) {
    rows.push([
      `Median of a small query while a ${latency.batchMiB} MiB batch is received and processed, against idle`,
      '≤ 5',
      `${latency.busyToIdle} (${latency.busyMedianMs} / ${latency.idleMedianMs} ms)`,
    ])
  }
  if (webhooks) {
    rows.push(
      [
        'Webhook: end of a batch to its delivery, median while idle (ms)',
        '< 1000',
        `${webhooks.idleMedianMs}`,
      ],
      [
        `Webhooks: deliveries per second of ${webhooks.events} events to one fast local receiver`,
        '',
        `${webhooks.deliveriesPerSecond}`,
      ],
    )
  }
  if (backup) rows.push(...backupRows(backup))
  rows.push(...contractRows(results.contracts as Parameters<typeof contractRows>[0]))
  rows.push(...consoleRows(results.console as Parameters<typeof consoleRows>[0]))
  rows.push(...moneyRows(results.money as Parameters<typeof moneyRows>[0]))
  rows.push(...runRows(results))
  return `# Benchmark results

Recorded by \`npm run bench\` on ${results.date}: ${results.machine}. Each ratio compares with a ceiling measured in the
same run of its section on the same machine. Sections may come from different runs; each keeps its last figures in
\`results.json\` until it is run again, also when the program has changed since.

| Measure | Bound | Result |
|---|---|---|
${rows.map((row) => `| ${row.join(' | ')} |`).join('\n')}

${operations ? operationTable(operations) : ''}- **Ingest** runs from the first byte of the first request to the last durable outcome. Its ceiling is \`COPY\` of the same
  100,000 rows, as the database's superuser, into a table with the same indexes.
- **Operations** loads a whole institution, each operation after what it refers to. One of up to 20,000 records is
  compared with a load of as many students, a larger one with that of all students. In reverse, everything arrives
  before what it refers to; the tables are then compared, row by row, and must be the same.
- **Unpaged answer**: its ceiling is \`COPY\` of the finished JSON text of the same elements to a client.
- **Pages** are read one after another by one caller, over rows that were sent over HTTP. Right after the load means:
  as soon as the last batch has ended, with nothing done to the database by hand.
- **A month** is of contracts written as rows, with amendments, ends within the month, benefits, recess and attendance; a page
  of money has 1,000 elements, or 20 groups.
- **The console** is looked at with Chromium, beside the server and its database: from the click of who is in it already, or from
  the address, to the frame after the one that has the first row or number. A page's data are read anew each time.
- **Webhooks** are counted where they arrive, over http on the same machine, each over a connection of its own.
- **Attacks** (\`npm run hostile\`): slow texts, endless lists and keys, slow readers, strangers' bodies, unpacking bombs,
  guesses, silent webhooks, broken HTTP and JSON, all at once against a server with its usual limits, while two clients
  work at a constant rate and one person signs in. What they were promised is compared at the end.
- **Kills** (\`npm run kills -- 200\`): the server, a worker, PostgreSQL and its standby are killed at random moments while three clients
  send and read. A recovery is over when each of them had a batch, sent after the kill, acknowledged and ended.
- **Kills in the office** (\`npm run kills -- office 100\`): the server, a worker and PostgreSQL are killed while a clerk includes,
  issues and cancels contracts and answers requests, their documents are made and letters go to a mail server. Each command comes
  under one key until it is answered; a letter that came twice under one identifier is no fault.
- **Two machines.** Ingest, pages, contracts, the console, money, attacks and kills were last measured on a shared x64 machine with two
  threads of one core, of whose time others took up to a third; the other sections on an arm64 machine alone. Absolute
  figures of the two do not compare: fewer records per second here are the machine's, the ratio to \`COPY\` is what holds.
- **Corrections** are measured by processor time, with the database's own cleaning done in between: how long a batch takes differs
  by a fifth from one to the next here. Another run of the same program told 0.958, and 1 for students that come unchanged. A
  profile told 15 µs for each corrected record that comes unchanged and 50 µs for one that changes; a batch reads the keys of all
  10,000, and the corrections of its own records alone. The program without the reading of corrections is this one with that
  question left out.
- **Pages of the console** take turns, nine rounds of each. The browser shares its two threads with the server and the database, and half
  of the time it runs scripts and draws. The machine's own pace differs by half from one hour to the next, by no sign but that
  every program is slower: in a slow hour the same pages took 480 to 600 ms from the address.
- **The attacks** were recorded on a quiet machine, where an idle request takes less than half of what it took in the run before;
  three kinds came since (PDFs, long words, unread documents), which brought memory from 627 MiB. Without the settings of the
  allocator (\`bin/process.mjs\`) the same attacks came to 750 to 850 MiB.
- **Backups** were measured by hand, on a disk shared with other work (18 processes were waiting for the two threads): rows of text
  made by \`generate_series\`, files of random bytes, the platform idle.
- **Latency** is taken by one caller asking again and again, beside the batch, on all cores the machine has.
`
}

function operationTable({ operations }: Operations): string {
  const lines = Object.entries(operations).map(
    ([name, { records, perSecond, ratioToStudents }]) =>
      `| ${name} | ${records} | ${perSecond} | ${ratioToStudents} |`,
  )
  const head = '| Operation | Records | Per second | Against students |\n|---|---|---|---|'
  return `${head}\n${lines.join('\n')}\n\n`
}
