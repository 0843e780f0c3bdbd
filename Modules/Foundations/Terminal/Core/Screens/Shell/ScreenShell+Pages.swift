public import Vocabulary

/// Opens the web page of a record in a browser, in that language. The program provides it; a shell without
/// one offers no pages.
public typealias PageOpening = @Sendable (AnyIdentifier, Language) async -> PageOutcome

/// What came of opening a page.
public enum PageOutcome: Hashable, Sendable {
    /// A browser shows it.
    case opened
    /// No browser could be started; the page is at this address.
    case address(String)
    /// There is no page, for this reason.
    case refused(Phrase)
}

/// The web page of the record that is shown or selected, in a browser beside the terminal.
extension ScreenShell {
    private static let pageSlot = "page"

    /// Opens the page of the uppermost screen's record; its outcome arrives as an answer.
    mutating func openPage() -> [ShellCommand] {
        guard let open = router.pages, let record = top?.screen.record else { return [] }
        return load(
            { [language = around.language] in await open(record, language) }, in: Self.pageSlot, of: 0)
    }

    /// Tells what came of it. An address is copied, since it may be longer than the line; line by line it is
    /// told in full.
    mutating func take(_ outcome: PageOutcome) -> [ShellCommand] {
        switch outcome {
        case .opened:
            return tell(Phrase(en: "Opened in the browser.", ko: "브라우저에서 열었습니다."))
        case .address(let address) where linear != nil:
            return tell(Phrase(en: "The page: \(address)", ko: "웹 페이지: \(address)"))
        case .address(let address):
            return [.copy(address)] + tell(Phrase(en: "Copied: \(address)", ko: "복사했습니다: \(address)"))
        case .refused(let reason): return tell(reason)
        }
    }
}
