public import Funding
public import Vocabulary
public import Wire

/// The wire forms of shelters, campaigns, backings, updates and receipts.
///
/// The coders are public for whatever else shows these values as JSON, such as commands with `--json`.
public enum FundingWire {
    /// A shelter as one principal sees it.
    public static let shelter: WireCoder<ShelterView> = shelterShape.coder

    /// A page of shelters.
    public static let shelters: WireCoder<Page<ShelterView>> = .page("ShelterPage", of: shelter)

    /// The principal's own shelters.
    public static let ownShelters: WireCoder<[ShelterView]> = Shape<[ShelterView]>(
        "OwnShelters", Field("shelters", shelter.array) { $0 }
    ) { $0 }.coder

    /// The people of a shelter.
    public static let people: WireCoder<[ShelterMemberView]> = Shape<[ShelterMemberView]>(
        "ShelterPeople", Field("people", onePerson.array) { $0 }
    ) { $0 }.coder
}

extension FundingWire {
    static let shelterShape = Shape<ShelterView>(
        "Shelter",
        Field("id", .id()) { $0.shelter.id },
        Field("owner", person) { $0.owner },
        Field(flattening: shelterDetails) { $0.shelter.details },
        Field(flattening: onePhoto) { $0.shelter.photo },
        Field("account", bankAccount.coder.optional) { $0.shelter.account },
        Field(flattening: standing) { Standing($0.shelter) },
        Field("role", WireCoder<ShelterRole>.choice.optional) { $0.role }
    ) { id, owner, details, photo, account, standing, role in
        let shelter = Shelter(
            id: id, owner: owner.id, details: details, photo: photo, account: account, state: standing.state,
            note: standing.note, verifiedAt: standing.verifiedAt, hiddenAt: standing.hiddenAt,
            createdAt: standing.createdAt, updatedAt: standing.updatedAt, version: standing.version)
        return ShelterView(shelter: shelter, owner: owner, role: role)
    }

    /// A member in any of the answers about funding.
    static let person = WireCoder.memberCard("FundingPerson", nickname: "수연")

    private static let onePerson: WireCoder<ShelterMemberView> = Shape<ShelterMemberView>(
        "ShelterMember",
        Field("member", person) { $0.member },
        Field("role", WireCoder<ShelterRole>.choice) { $0.role },
        Field("joinedAt", .timestamp) { $0.joinedAt }
    ) { member, role, joinedAt in ShelterMemberView(member: member, role: role, joinedAt: joinedAt) }.coder
}

extension FundingWire {
    /// What operators and moderators have decided about a shelter, and when it changed.
    fileprivate struct Standing: Sendable {
        let state: ShelterState
        let note: String
        let verifiedAt: Timestamp?
        let hiddenAt: Timestamp?
        let createdAt: Timestamp
        let updatedAt: Timestamp
        let version: Version
    }

    private static let standing = Shape<Standing>(
        "ShelterStanding",
        Field("state", WireCoder<ShelterState>.choice) { $0.state },
        Field("note", .text(maximumLength: 300, example: "등록증을 확인했습니다."), fallback: "") { $0.note },
        Field("verifiedAt", WireCoder<Timestamp>.timestamp.optional) { $0.verifiedAt },
        Field("hiddenAt", WireCoder<Timestamp>.timestamp.optional) { $0.hiddenAt },
        Field("createdAt", .timestamp) { $0.createdAt },
        Field("updatedAt", .timestamp) { $0.updatedAt },
        Field("version", .version) { $0.version }
    ) { state, note, verifiedAt, hiddenAt, createdAt, updatedAt, version in
        Standing(
            state: state, note: note, verifiedAt: verifiedAt, hiddenAt: hiddenAt, createdAt: createdAt,
            updatedAt: updatedAt, version: version)
    }
}

extension FundingWire.Standing {
    fileprivate init(_ shelter: Shelter) {
        self.init(
            state: shelter.state, note: shelter.note, verifiedAt: shelter.verifiedAt,
            hiddenAt: shelter.hiddenAt, createdAt: shelter.createdAt, updatedAt: shelter.updatedAt,
            version: shelter.version)
    }
}
