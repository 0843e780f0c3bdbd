import Testing
import Wire

/// Addresses, blocks, and what a hostile client writes into `X-Forwarded-For`.
struct NetworkAddressTests {
    @Test(
        arguments: [
            ("192.0.2.1", "192.0.2.1"), ("0.0.0.0", "0.0.0.0"), ("255.255.255.255", "255.255.255.255"),
            ("::1", "::1"), ("2001:DB8:0:0:0:0:0:1", "2001:db8::1"), ("::ffff:192.0.2.1", "192.0.2.1"),
            ("::ffff:c000:201", "192.0.2.1"), ("fe80::1", "fe80::1"), ("::", "::"),
            ("192.0.2", nil), ("192.0.2.256", nil), ("192.0.2.01", nil), ("0x7f.1", nil), ("1.2.3.4.5", nil),
            (" 192.0.2.1", nil), ("192.0.2.1 ", nil), ("192.0.2.1\u{0}", nil), ("192.0.2.1\u{0}.evil", nil),
            ("fe80::1%eth0", nil), ("[::1]", nil), ("1::2::3", nil), ("", nil), ("마당", nil),
            ("１.2.3.4", nil), ("1234:1234:1234:1234:1234:1234:255.255.255.255.255", nil),
        ] as [(String, String?)])
    func addresses(_ text: String, _ expected: String?) {
        #expect(NetworkAddress(text)?.description == expected)
    }

    @Test(arguments: [
        ("127.0.0.1", true), ("127.255.0.9", true), ("128.0.0.1", false), ("::1", true),
        ("::ffff:127.0.0.1", true), ("::2", false), ("10.0.0.1", false), ("7f00::1", false),
    ])
    func loopback(_ text: String, _ isLoopback: Bool) throws {
        #expect(try #require(NetworkAddress(text)).isLoopback == isLoopback)
    }

    @Test(arguments: [
        ("192.0.2.0/24", "192.0.2.255", true), ("192.0.2.0/24", "192.0.3.0", false),
        ("192.0.2.7", "192.0.2.7", true), ("192.0.2.7", "192.0.2.8", false),
        ("0.0.0.0/0", "203.0.113.9", true), ("0.0.0.0/0", "2001:db8::1", false),
        ("::/0", "2001:db8::1", true), ("::/0", "203.0.113.9", false),
        ("2001:db8::/32", "2001:db8:ffff::1", true), ("2001:db8::/32", "2001:db9::", false),
        ("2001:db8::/64", "2001:db8:0:0:ffff::", true), ("2001:db8::/65", "2001:db8:0:0:8000::", false),
        ("::1/128", "::1", true), ("10.0.0.0/8", "::ffff:10.1.2.3", true),
    ])
    func blocks(_ block: String, _ address: String, _ contains: Bool) throws {
        let (block, address) = (try #require(AddressBlock(block)), try #require(NetworkAddress(address)))
        #expect(block.contains(address) == contains)
    }

    @Test(arguments: [
        "192.0.2.0/33", "192.0.2.1/24", "2001:db8::/129", "192.0.2.0/", "192.0.2.0/-1", "192.0.2.0/+8",
        "/8", "", "10.0.0.0/8/8", "10/8", "localhost", "10.0.0.0/0x8",
    ])
    func noBlocks(_ text: String) {
        #expect(AddressBlock(text) == nil)
    }

    /// Trusted are 10.0.0.0/8 and 2001:db8::/32.
    @Test(
        arguments: [
            ("203.0.113.9", "198.51.100.1", "203.0.113.9"), ("203.0.113.9", nil, "203.0.113.9"),
            ("10.0.0.1", nil, "10.0.0.1"), ("10.0.0.1", "", "10.0.0.1"), ("10.0.0.1", " , ,", "10.0.0.1"),
            ("10.0.0.1", "198.51.100.1", "198.51.100.1"),
            ("10.0.0.1", "1.1.1.1, 198.51.100.1", "198.51.100.1"),
            ("10.0.0.1", "127.0.0.1, 198.51.100.1 , 10.0.0.2", "198.51.100.1"),
            ("10.0.0.1", "10.0.0.3,10.0.0.2", "10.0.0.3"), ("10.0.0.1", "198.51.100.1,", "198.51.100.1"),
            ("10.0.0.1", "198.51.100.1, unknown", "10.0.0.1"), ("10.0.0.1", "_hidden", "10.0.0.1"),
            ("10.0.0.1", "198.51.100.1, 10.0.0.2, 마당", "10.0.0.1"),
            ("10.0.0.1", "198.51.100.1\u{0}", "10.0.0.1"),
            ("10.0.0.1", "198.51.100.1:4711", "198.51.100.1"), ("10.0.0.1", "198.51.100.1:", "10.0.0.1"),
            ("10.0.0.1", "198.51.100.1:123456", "10.0.0.1"), ("10.0.0.1", "[::9]:4711", "::9"),
            ("10.0.0.1", "[::9]", "::9"), ("10.0.0.1", "[::9]x", "10.0.0.1"), ("10.0.0.1", "[", "10.0.0.1"),
            ("10.0.0.1", "::9", "::9"), ("2001:db8::5", "2001:db9::1, 2001:db8::7", "2001:db9::1"),
            ("::ffff:10.0.0.1", "::ffff:198.51.100.1", "198.51.100.1"),
            ("10.0.0.1", "\"198.51.100.1\"", "10.0.0.1"), ("10.0.0.1", "for=198.51.100.1", "10.0.0.1"),
        ] as [(String, String?, String)])
    func clients(_ peer: String, _ forwardedFor: String?, _ client: String) throws {
        let proxies = TrustedProxies(["10.0.0.0/8", "2001:db8::/32"].compactMap { AddressBlock($0) })
        let found = proxies.client(behind: try #require(NetworkAddress(peer)), forwardedFor: forwardedFor)
        #expect(found.description == client)
        #expect(
            TrustedProxies().client(behind: found, forwardedFor: forwardedFor) == found,
            "without trusted proxies the peer is the client, whatever it says")
    }
}
