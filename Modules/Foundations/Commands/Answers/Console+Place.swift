public import Terminal
public import Vocabulary

extension Console {
    /// Says on the errors where a page stands in its list, and how to go on; with `--plain` only the cursor
    /// of the next page. `command` is the words of the command line that asked for the page, the options of
    /// pages left out; `counting` says how many things there are, `advice` what to do where there are none.
    public func tellPlace(
        of page: Page<some Sendable>, _ options: PageOptions, of command: [String],
        counting: (Int) -> Phrase, advice: Phrase
    ) {
        guard format == .human else { return tellCursor(of: page) }
        let following = options.following(page).map { command + $0 }
        nextPage?.keep(following.map { Array($0.dropFirst()) })
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
        if let following { tellMore(nextPage?.command ?? following) }
    }

    /// For programs, on the errors, so that each line of the output is a row.
    private func tellCursor(of page: Page<some Sendable>) {
        guard format == .plain, !isQuiet, let next = page.next else { return }
        note(StyledText("next: \(next.text)"))
    }

    /// What was searched for may itself look like a command, which nothing is to be put behind: it is noted
    /// as it is.
    private func tellMore(_ command: [String]) {
        if isQuiet { return }
        let line = (command + carried).map(\.shellWord).joined(separator: " ")
        note(Phrase(en: "More: \(line)", ko: "더 보기: \(line)"))
    }

    private func tellNoPage(
        _ number: Int, of pages: Int, _ all: Phrase, _ options: PageOptions, _ command: [String]
    ) {
        let words = command + ["--page", "\(pages)"] + options.size + carried
        let line = words.map(\.shellWord).joined(separator: " ")
        let count = pages.counted("page")
        note(
            Phrase(
                en: "There is no page \(number): \(all.en) on \(count). The last page: \(line)",
                ko: "\(number)페이지는 없습니다. 모두 \(all.ko), \(pages)페이지까지 있습니다. 마지막 페이지: \(line)"))
    }
}
