public import Terminal
public import Vocabulary

extension Console {
    /// Says on the errors where a page stands in its list, and how to go on; nothing to programs. `command`
    /// is the words of the command line that asked for the page, the options of pages left out; `counting`
    /// says how many things there are, `advice` what to do where there are none.
    public func tellPlace(
        of page: Page<some Sendable>, _ options: PageOptions, of command: [String],
        counting: (Int) -> Phrase, advice: Phrase
    ) {
        guard format == .human else { return }
        if let numbering = page.numbering, numbering.total > 0 {
            let (number, pages, all) = (numbering.number, numbering.pageCount, counting(numbering.total))
            guard number <= pages else { return tellNoPage(number, of: pages, all, options, command) }
            remark(
                Phrase(
                    en: "Page \(number) of \(pages), \(all.en) in total.",
                    ko: "전체 \(pages)페이지 중 \(number)페이지, 모두 \(all.ko)."))
        } else if page.items.isEmpty {
            remark(advice)
        }
        // What was searched for may itself look like a command, which nothing is to be put behind.
        if !isQuiet, let more = options.more(behind: page, of: command, carrying: carried) { note(more) }
    }

    private func tellNoPage(
        _ number: Int, of pages: Int, _ all: Phrase, _ options: PageOptions, _ command: [String]
    ) {
        let words = command + ["--page", "\(pages)"] + options.size + carried
        let line = words.map(\.shellWord).joined(separator: " ")
        let count = "\(pages) page\(pages == 1 ? "" : "s")"
        note(
            Phrase(
                en: "There is no page \(number): \(all.en) on \(count). The last page: \(line)",
                ko: "\(number)페이지는 없습니다. 모두 \(all.ko), \(pages)페이지까지 있습니다. 마지막 페이지: \(line)"))
    }
}
