import Funding
import Vocabulary

/// Shelters as principals see them, with everything that can stand in one.
enum ShownShelters {
    /// 2026-12-05T01:00:00Z.
    static let moment = Timestamp(microseconds: 1_796_432_400_000_000)

    static func after(days: Int64) -> Timestamp { moment.advanced(by: .seconds(days * 86_400)) }

    static func raw(_ kind: UInt64, _ number: UInt64) -> RawIdentifier {
        RawIdentifier(milliseconds: 1_796_432_400_000, random: (kind, number))
    }

    static func won(_ amount: Int64) -> Money { Money(amount, .krw) }

    static let id = ShelterID(raw(1, 1))
    static let owner = MemberCard(id: MemberID(raw(2, 1)), nickname: "수연")
    static let member = MemberCard(id: MemberID(raw(2, 2)), nickname: "이웃 \"지호\"")
    /// A member who has withdrawn.
    static let gone = MemberCard(id: MemberID(raw(2, 3)), nickname: nil)

    static func photo(_ number: UInt64) -> FundingPhoto {
        FundingPhoto(
            PictureCard(
                id: PictureID(raw(3, number)), width: 1600, height: 900,
                placeholder: "3OcRJYB4d3h/iIeHeEh3eIhw+j3A", description: "눈 위의 \"개\" \(number)"),
            by: member.id)
    }

    static let account = BankAccount(bank: "국민은행", number: "12345678901234", holder: "송정 \"보호소\"")

    /// The introduction has decomposed letters, as macOS writes them.
    static let details = ShelterDetails(
        name: "송정 \"보호소\"", registrationNumber: "광주-2026-0042", place: "광주 광산구", contact: "062-000-0000",
        introduction: "\u{110B}\u{1172}기견 80마리가\n지냅니다.")

    static func shelter(
        _ state: ShelterState, account: BankAccount? = nil, note: String = "",
        verifiedAt: Timestamp? = nil, hiddenAt: Timestamp? = nil, photo: FundingPhoto? = nil
    ) -> Shelter {
        Shelter(
            id: id, owner: owner.id, details: details, photo: photo, account: account, state: state,
            note: note, verifiedAt: verifiedAt, hiddenAt: hiddenAt, createdAt: moment,
            updatedAt: after(days: 1), version: Version(3))
    }
}

extension ShownShelters {
    /// As its treasurer sees it.
    static let verified = ShelterView(
        shelter: shelter(
            .verified, account: account.masked, note: "등록증을 \"확인\"했습니다.", verifiedAt: after(days: 1),
            photo: photo(1)), owner: owner, role: .treasurer)
    /// The same as a visitor sees it.
    static let visited = ShelterView(
        shelter: shelter(.verified, verifiedAt: after(days: 1), photo: photo(1)), owner: owner, role: nil)
    static let pending = ShelterView(shelter: shelter(.pending), owner: owner, role: .owner)
    static let suspended = ShelterView(
        shelter: shelter(.suspended, verifiedAt: moment, hiddenAt: after(days: 2)), owner: gone.renamed,
        role: nil)
    static let all = [verified, visited, pending, suspended]

    static let people = [
        ShelterMemberView(member: owner, role: .owner, joinedAt: moment),
        ShelterMemberView(member: member, role: .treasurer, joinedAt: after(days: 1)),
        ShelterMemberView(member: gone, role: .helper, joinedAt: after(days: 2)),
    ]

    /// What an owner types.
    static let draft: ShelterDraft = {
        var draft = ShelterDraft(shelter(.pending))
        draft.photo = photo(1).card.id
        return draft
    }()
}

extension MemberCard {
    /// The owner's identifier without a nickname, as after their withdrawal.
    fileprivate var renamed: MemberCard { MemberCard(id: ShownShelters.owner.id, nickname: nil) }
}
