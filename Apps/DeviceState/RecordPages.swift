package import Commands
package import Settings
package import Terminal
import Vocabulary

/// The web pages of records, as the server in use shows them, and the browser that opens them.
package struct RecordPages: Sendable {
    private let backend: Backend
    private let makeKinds: @Sendable () -> RecordKinds
    private let browser: Browser

    /// The pages at the backend of the records of these kinds, for a browser of these environment variables.
    /// The kinds are made when they are asked for: most commands open no page.
    package init(
        at backend: Backend, of kinds: @autoclosure @escaping @Sendable () -> RecordKinds,
        environment: [String: String]
    ) {
        (self.backend, makeKinds, browser) = (backend, kinds, Browser(environment))
    }

    private var kinds: RecordKinds { makeKinds() }

    /// The address of the page of the record that the text names: by its identifier, part of it, or its row
    /// in the last list. Throws a usage error if no server is in use, if the text names no record, and for a
    /// record without a page.
    package func address(
        typed text: String, among lists: LastLists, in language: Language
    ) async throws -> String {
        let server = try server
        let record = try await lists.record(typed: text, of: kinds)
        return try address(of: record, at: server, in: language)
    }

    /// The pages of the server in use, for commands that show the address of one.
    package var serverPages: ServerPages { ServerPages { () throws(UsageError) in try server } }

    /// Opens the address in a browser of this device; false if none could be started.
    package func open(_ address: String) async -> Bool { await browser.open(address) }

    /// Opens the page of a record, for screens.
    package var opening: PageOpening {
        { record, language in
            let address: String
            do throws(UsageError) {
                address = try self.address(of: record, at: server, in: language)
            } catch {
                return .refused(error.phrase)
            }
            return await open(address) ? .opened : .address(address)
        }
    }

    private func address(
        of record: AnyIdentifier, at server: String, in language: Language
    ) throws(UsageError) -> String {
        guard kinds.prefixes.contains(record.prefix) else { throw noPage(record) }
        return "\(server)/s/\(record)?lang=\(language.rawValue)"
    }

    /// The address of the server in use. Throws a usage error if there is none.
    private var server: String {
        get throws(UsageError) {
            if case .server(let address) = backend { return "\(address)" }
            let place = backend == .memory ? "" : " --backend \("\(backend)".shellWord)"
            throw UsageError(
                Phrase(
                    en: "Pages need a server: start 'madang-server', then use --backend ADDRESS.",
                    ko: "웹 페이지에는 서버가 필요합니다. 'madang-server'를 실행하고 --backend를 쓰세요."),
                hint: Phrase("madang-server serve\(place)"))
        }
    }

    private func noPage(_ record: AnyIdentifier) -> UsageError {
        let names = kinds.prefixes.map { kinds[$0] }
        return UsageError(
            Phrase(
                en: "\(record) has no page. These do: \(names.map(\.en).joined(separator: ", ")).",
                ko: "\(record)에는 웹 페이지가 없습니다. 페이지가 있는 것: \(names.map(\.ko).joined(separator: ", "))."))
    }
}
