import Synchronization

/// A control that a clause may need and that not every place offers.
public enum Need: String, Sendable, CaseIterable {
    /// A clock that the clause can move.
    case clock
    /// Members with roles that the clause assigns.
    case roles
    /// A place that holds only what the clause has made.
    case solitude
    /// The outgoing mail.
    case mail
    /// Other domains as listeners.
    case listeners
    /// The messages between domains.
    case messages
    /// The audit log, to record acts in.
    case auditLog
    /// The audit log's record of acts.
    case acts
    /// The server's machine, where an operator acts without an account.
    case machine
    /// The service behind the verbs.
    case service
    /// Nicknames that the clause changes.
    case directory
    /// Members whose standing the clause changes.
    case standing
    /// Removal of members on demand.
    case forgetting
    /// Closing and reopening the store.
    case reopening
    /// More members than a place has prepared.
    case crowd
    /// Members that no other clause has used.
    case newcomers
    /// Network addresses to call from.
    case addresses
    /// Pictures that members have uploaded.
    case uploads
    /// Control of pictures: claims, records that show them, sweeps.
    case pictures

    /// The need after `needs `: `the clock`.
    public var words: String {
        switch self {
        case .clock: "the clock"
        case .roles: "the roles"
        case .solitude: "a place of its own"
        case .mail: "the outgoing mail"
        case .listeners: "the other domains"
        case .messages: "what domains tell each other"
        case .auditLog: "the audit log"
        case .acts: "to read the audit log"
        case .machine: "the machine"
        case .service: "the service itself"
        case .directory: "the names of members"
        case .standing: "the standing of members"
        case .forgetting: "to take members out"
        case .reopening: "to close and open the store"
        case .crowd: "more members"
        case .newcomers: "members of its own"
        case .addresses: "other network addresses"
        case .uploads: "to upload pictures"
        case .pictures: "to command pictures"
        }
    }
}

extension Need {
    /// The need before a particle: `시계`.
    public var korean: String {
        switch self {
        case .clock: "시계"
        case .roles: "역할 부여"
        case .solitude: "빈 서버"
        case .mail: "보낸 메일"
        case .listeners: "다른 도메인"
        case .messages: "도메인 사이의 알림"
        case .auditLog: "감사 로그"
        case .acts: "감사 로그 읽기"
        case .machine: "서버 컴퓨터"
        case .service: "서비스 자체"
        case .directory: "회원 닉네임"
        case .standing: "회원의 이용 정지"
        case .forgetting: "회원 탈퇴 처리"
        case .reopening: "저장소 다시 열기"
        case .crowd: "더 많은 회원"
        case .newcomers: "새 회원"
        case .addresses: "다른 네트워크 주소"
        case .uploads: "사진 올리기"
        case .pictures: "사진 저장소 조작"
        }
    }
}

/// Records the needs of a clause that its place could not meet, so that its failure does not count against
/// the place.
public final class UnmetNeeds: Sendable {
    private let needs = Mutex<Set<Need>>([])

    /// None so far.
    public init() {}

    /// Records a need.
    public func note(_ need: Need) { needs.withLock { _ = $0.insert(need) } }

    /// The recorded needs, in the order of their declaration.
    public var noted: [Need] {
        let needs = needs.withLock { $0 }
        return Need.allCases.filter(needs.contains)
    }
}

/// Thrown by a check that is not possible at its place.
public struct NotApplicable: Error, Hashable, CustomStringConvertible {
    /// Why, in English: `needs the clock`.
    public let description: String
    /// The same in Korean: `필요: 시계`.
    public let korean: String
    /// The unmet needs; empty for another reason.
    public let needs: [Need]

    /// Names the unmet needs.
    public init(needs: [Need]) {
        description = "needs " + needs.map(\.words).joined(separator: " and ")
        korean = "필요: " + needs.map(\.korean).joined(separator: ", ")
        self.needs = needs
    }

    /// Gives another reason.
    public init(en: String, ko: String) {
        (description, korean, needs) = (en, ko, [])
    }
}
