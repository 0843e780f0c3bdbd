import Commands
import Terminal
import Testing
import Vocabulary

@Suite struct ServerPagesTests {
    @Test func aPathStandsBehindTheServersAddress() throws {
        let pages = ServerPages { () throws(UsageError) in "https://madang.example" }
        #expect(try pages.address(of: "/pay/AbC") == "https://madang.example/pay/AbC")
    }

    @Test func withoutAServerTheErrorNamesTheOption() {
        let error = #expect(throws: UsageError.self) { try Services().serverPages.address(of: "/") }
        for text in [error?.phrase.en, error?.phrase.ko] { #expect(text?.contains("--backend") == true) }
    }
}
