import ContractKit
import Crews
import Vocabulary

extension CrewContract {
    /// The account to which a crew is paid out.
    static let accounts: [Clause<CrewFixture>] = [
        Clause("an account counts once a second of the leaders has named the same") { place in
            let (treasurer, manager) = (place.newMember(), place.newMember())
            let crew = try await place.crew(of: [treasurer, manager])
            try await place.give(.treasurer, treasurer, in: crew)
            try await place.give(.manager, manager, in: crew)
            let first = try await place.name(account, of: crew, as: treasurer)
            try expectEqual(first.confirmed, nil, "after one word")
            try expectEqual(first.pending?.account.number, "12345678901234", "what waits")
            try expectEqual(try await place.name(account, of: crew, as: treasurer), first, "once more")
            let typed = PayoutAccount(
                bank: " \u{1100}\u{116E}\u{11A8}\u{1106}\u{1175}\u{11AB}은행", number: "1234-5678-9012-34",
                holder: "느티나무 축구회 ")
            let second = try await place.name(typed, of: crew, as: manager)
            try expectEqual(second.confirmed?.account, first.pending?.account, "what counts")
            try expectEqual(second.confirmed?.confirmedBy, manager.memberID, "the second")
            try expectEqual(second.pending, nil, "what waits then")
        },
        Clause("an account that counts stays until another counts, and the leaders are told of each word") {
            place in
            let treasurer = place.newMember()
            let crew = try await place.crew(of: [treasurer])
            try await place.give(.treasurer, treasurer, in: crew)
            _ = try await place.name(account, of: crew, as: treasurer)
            _ = try await place.name(account, of: crew, as: place.members.owner)
            _ = try await place.notices()
            let next = PayoutAccount(bank: "새마을금고", number: "9003-1111-2222", holder: "느티나무")
            let waiting = try await place.name(next, of: crew, as: treasurer)
            try expectEqual(waiting.confirmed?.account.bank, "국민은행", "what counts meanwhile")
            let told = try await place.notices().filter { $0.act == CrewMoneyAct.accountNamed.rawValue }
            try expectEqual(told.map(\.recipient), [place.members.owner].compactMap(\.memberID), "the owner")
            let turned = try await place.name(next, of: crew, as: place.members.owner)
            try expectEqual(turned.confirmed?.account.bank, "새마을금고", "what counts then")
        },
        Clause("a manager confirms and does not begin, and members name nothing") { place in
            let (manager, member) = (place.newMember(), place.newMember())
            let crew = try await place.crew(of: [manager, member])
            try await place.give(.manager, manager, in: crew)
            for person in [manager, member, place.members.stranger] {
                try await expectRefused(.treasurersOnly) {
                    try await place.name(account, of: crew, as: person)
                }
            }
            _ = try await place.name(account, of: crew, as: place.members.owner)
            let other = PayoutAccount(bank: "국민은행", number: "99999999", holder: account.holder)
            try await expectRefused(.invalidFields([FieldError("number", .mismatch)])) {
                try await place.name(other, of: crew, as: manager)
            }
        },
        Clause("the word of a member who does not look after the money any more does not count") { place in
            let (treasurer, manager) = (place.newMember(), place.newMember())
            let crew = try await place.crew(of: [treasurer, manager])
            try await place.give(.treasurer, treasurer, in: crew)
            try await place.give(.manager, manager, in: crew)
            _ = try await place.name(account, of: crew, as: treasurer)
            try await place.give(.member, treasurer, in: crew)
            try await expectRefused(.treasurersOnly) {
                try await place.name(account, of: crew, as: manager)
            }
            let begun = try await place.name(account, of: crew, as: place.members.owner)
            try expectEqual(begun.confirmed, nil, "what counts")
            try expectEqual(begun.pending?.namedBy, place.members.owner.memberID, "whose word waits")
        },
        Clause("bad accounts are refused with all their fields, and numbers are never repeated") { place in
            let crew = try await place.crew(of: [])
            let bad = PayoutAccount(bank: "", number: "12-34", holder: "가\u{202E}나")
            let error = try await refusal(by: CrewError.self) {
                try await place.owner.nameAccount(bad, of: crew)
            }
            guard case .invalidFields(let fieldErrors) = error else {
                throw BrokenPromise("fields are wrong, found \(error)")
            }
            try expectEqual(fieldErrors.map(\.field), ["bank", "number", "holder"], "the fields")
            let texts = ["\(account)", "\(Mirror(reflecting: account).children.map { "\($0.value)" })"]
            try expect(texts.allSatisfy { !$0.contains("12345678") }, "the number is masked")
        },
        Clause("an account goes with the member who named it") { place in
            let treasurer = place.newMember()
            let crew = try await place.crew(of: [treasurer])
            try await place.give(.treasurer, treasurer, in: crew)
            _ = try await place.name(account, of: crew, as: treasurer)
            _ = try await place.name(account, of: crew, as: place.members.owner)
            let service = try place.served()
            try expectEqual(try await service.payoutAccount(of: crew)?.bank, "국민은행", "the account")
            try await place.forget(treasurer)
            try expectEqual(try await service.payoutAccount(of: crew), nil, "the account then")
        },
    ]

    private static let account = PayoutAccount(
        bank: "국민은행", number: "123456-78-901234", holder: "느티나무 축구회")
}
