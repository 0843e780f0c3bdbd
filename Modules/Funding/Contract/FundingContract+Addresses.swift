import ContractKit
import Funding
import Vocabulary

extension FundingContract {
    /// The private addresses at which browsers show receipts for printing.
    static let addresses: [Clause<FundingFixture>] = [
        Clause("those who may read a receipt get an address at which it is shown as it is now") { place in
            let (member, addresses) = (place.newMember(), try place.addresses())
            let (paid, receipt) = try await place.printable(of: member)
            let (own, verbs) = (addresses.verbs(for: member), place.repository(as: member))
            var made = [try await own.address(of: receipt.id)]
            for other in [place.members.owner, place.members.operator] {
                made.append(try await addresses.verbs(for: other).address(of: receipt.id))
            }
            for address in made { try await addresses.expectShown(receipt, at: address) }
            let year = try await place.year(of: paid, as: member)
            _ = try await verbs.receipt(from: receipt.shelter, in: year, for: "김하늘")
            let void = try await verbs.receipt(receipt.id).receipt
            try expectEqual(void.void?.reason, .merged, "why it is void")
            for address in made { try await addresses.expectShown(void, at: address) }
        },
        Clause("other members and visitors get no address of a receipt, and another secret shows nothing") {
            place in
            let (member, addresses) = (place.newMember(), try place.addresses())
            let receipt = try await place.printable(of: member).receipt
            _ = try await addresses.verbs(for: member).address(of: receipt.id)
            try await expectRefused(.notFound) {
                try await addresses.verbs(for: place.members.stranger).address(of: receipt.id)
            }
            try await expectRefused(.service(.signInRequired)) {
                try await addresses.verbs(for: .anonymous).address(of: receipt.id)
            }
            try await expectRefused(.notFound) {
                try await addresses.verbs(for: place.members.owner).address(of: place.environment.ids.next())
            }
            let unknown = String(repeating: "A", count: RightSecret.length)
            let secret = try expectValue(RightSecret(unknown), "a secret")
            try await expectRefused(.notFound) { try await addresses.desk.receipt(secret) }
        },
        Clause("a receipt has ten addresses at a time: one more takes the place of the oldest") { place in
            let (member, addresses) = (place.newMember(), try place.addresses())
            let other = try await place.printable(of: member).receipt
            let receipt = try await place.printable(of: member).receipt
            let own = addresses.verbs(for: member)
            let foreign = try await own.address(of: other.id)
            var made: [ReceiptAddress] = []
            for _ in 0..<10 { made.append(try await own.address(of: receipt.id)) }
            for address in made { try await addresses.expectShown(receipt, at: address) }
            made.append(try await addresses.verbs(for: place.members.owner).address(of: receipt.id))
            try await addresses.expectGone(made[0])
            for address in made.dropFirst() { try await addresses.expectShown(receipt, at: address) }
            try await addresses.expectShown(other, at: foreign)
        },
        Clause("an address of a receipt ends after 7 days, and a new one serves for as long again") { place in
            let (member, addresses) = (place.newMember(), try place.addresses())
            let receipt = try await place.printable(of: member).receipt
            let own = addresses.verbs(for: member)
            let first = try await own.address(of: receipt.id)
            place.clock.advance(by: .seconds(7 * 86_400 - 1))
            try await addresses.expectShown(receipt, at: first)
            let second = try await own.address(of: receipt.id)
            place.clock.advance(by: .seconds(1))
            try await addresses.expectGone(first)
            try await addresses.expectShown(receipt, at: second)
            place.clock.advance(by: .seconds(7 * 86_400 - 1))
            try await addresses.expectGone(second)
        },
        Clause("once its member has withdrawn a receipt has no address and gets none") { place in
            let (member, addresses) = (place.newMember(), try place.addresses())
            let receipt = try await place.printable(of: member).receipt
            let people = [member, place.members.owner, place.members.operator]
            var made: [ReceiptAddress] = []
            for one in people { made.append(try await addresses.verbs(for: one).address(of: receipt.id)) }
            for _ in 0..<2 { try await place.forget(member) }
            for address in made { try await addresses.expectGone(address) }
            for one in people {
                try await expectRefused(.notFound) {
                    try await addresses.verbs(for: one).address(of: receipt.id)
                }
            }
        },
    ]
}
