import Auth
import AuthHTTP
import TestKit
import Testing
import Vocabulary
import Wire

/// How members sell, as clients and servers of other versions write it.
@Suite struct SellerWireTests {
    private static let account = Account(
        id: MemberID(RawIdentifier(high: 1, low: 1)), email: "bora@example.com", nickname: "보라",
        business: BusinessDisclosure(
            name: "느티나무 상점", representative: "김보라", address: "서울 마포구 12", phone: "021234567",
            email: "shop@example.com", registrationNumber: "1234567891"),
        joinedAt: Timestamp(microseconds: 0))

    @Test("An account of an older server is one that sells privately")
    func olderServers() throws {
        let text = AuthWire.account.text(of: Self.account, .compact, without: ["sellerKind", "business"])
        let read = try AuthWire.account.read(try JSONReader.read(Array(text.utf8)), .answer)
        #expect(read.sellerKind == .private && read.business == nil && read.nickname == "보라")
    }

    @Test("The kind is written beside the business, which alone counts")
    func kinds() throws {
        let text = AuthWire.account.text(of: Self.account, .compact)
        #expect(text.contains(#""sellerKind":"business","business":{"name":"느티나무 상점""#), "\(text)")
        let read = try AuthWire.account.read(
            try JSONReader.read(Array(text.replacing(#":"business","#, with: #":"private","#).utf8)), .answer)
        #expect(read == Self.account)
    }
}
