import Testing
import WireClient

/// Which proxy a client says that its requests go by.
@Suite("Proxies")
struct ProxyRuleTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let address: String
        let variables: [String: String]
        let proxy: String?

        init(_ address: String, _ variables: [String: String], _ proxy: String?) {
            (self.address, self.variables, self.proxy) = (address, variables, proxy)
        }

        var testDescription: String { "\(address) \(variables.sorted { $0.key < $1.key })" }
    }

    static let cases = [
        Case("http://madang.example", [:], nil),
        Case("http://madang.example", ["http_proxy": "http://p:3128"], "http://p:3128"),
        Case("http://madang.example", ["http_proxy": "p:3128"], "http://p:3128"),
        Case("http://madang.example", ["http_proxy": "http://kim:secret@p:3128/"], "http://p:3128"),
        Case("http://madang.example", ["http_proxy": "kim:se/cr@et@p:3128"], "http://p:3128"),
        Case("http://madang.example", ["http_proxy": "socks5h://kim:secret@p:1080"], "socks5h://p:1080"),
        Case("http://madang.example", ["HTTP_PROXY": "http://p:3128"], nil),
        Case("http://madang.example", ["https_proxy": "http://p:3128"], nil),
        Case("https://madang.example", ["http_proxy": "http://p:3128"], nil),
        Case("https://madang.example", ["HTTPS_PROXY": "http://p:3128"], "http://p:3128"),
        Case("https://madang.example", ["all_proxy": "http://a:1", "https_proxy": ""], "http://a:1"),
        Case("http://madang.example", ["ALL_PROXY": "http://a:1", "http_proxy": "http://p:1"], "http://p:1"),
        Case("http://madang.example", ["http_proxy": "p", "no_proxy": "*"], nil),
        Case("http://madang.example", ["http_proxy": "p", "no_proxy": "a, .Example"], nil),
        Case("http://madang.example.", ["http_proxy": "p", "no_proxy": "madang.example"], nil),
        Case("http://madang.example:80/x", ["http_proxy": "p", "NO_PROXY": "madang.example"], nil),
        Case("http://madang.example", ["http_proxy": "p", "no_proxy": "dang.example"], "http://p"),
        Case("http://madang.example", ["http_proxy": "p", "no_proxy": "x", "NO_PROXY": "*"], "http://p"),
        Case("http://192.0.2.7", ["http_proxy": "p", "no_proxy": "192.0.2.0/24"], nil),
        Case("http://192.0.3.7", ["http_proxy": "p", "no_proxy": "192.0.2.0/24"], "http://p"),
        Case("http://[2001:db8::7]:8080", ["http_proxy": "p", "no_proxy": "2001:db8::/32"], nil),
        Case("http://127.0.0.1:8080", ["http_proxy": "p", "all_proxy": "q"], nil),
        Case("http://127.9.8.7", ["http_proxy": "p"], nil),
        Case("http://[::1]:8080", ["http_proxy": "p", "no_proxy": "x"], nil),
        Case("https://LOCALHOST/madang", ["https_proxy": "p"], nil),
        Case("http://localhost.example", ["http_proxy": "p"], "http://p"),
    ]

    @Test("the environment names it, and the machine itself needs none", arguments: cases)
    func rule(_ example: Case) throws {
        let address = try #require(ServerAddress(example.address))
        let rule = ProxyRule(to: address) { example.variables[$0] }
        #expect(rule.proxy == example.proxy)
        #expect((rule.variable == nil) == (example.proxy == nil))
    }
}
