import Auth
import AuthSamples
import Composition
import SampleKit
import Synchronization
import Vocabulary

/// One run of filling a neighbourhood: its members, then each domain's part.
struct SampleFilling {
    private let plan: SampleNeighbourhood
    private let target: any SampleTarget
    private let progress: @Sendable (SampleProgress) -> Void
    private var members: [SampleMember] = []
    /// The first member's verbs as if they ran the place, where the target lets them.
    private var keeper: Services?
    private var joined = 0
    private let pictures = SamplePictures()

    init(
        _ plan: SampleNeighbourhood, _ target: any SampleTarget,
        _ progress: @escaping @Sendable (SampleProgress) -> Void
    ) {
        self.plan = plan
        self.target = target
        self.progress = progress
    }

    mutating func run() async throws -> SampleOutcome {
        for number in 0..<SampleNeighbourhood.memberCount {
            members.append(try await member(number))
        }
        let stage = SampleRun(
            plan: plan, target: target, members: members, keeper: keeper, pictures: pictures,
            progress: progress)
        for _ in members { stage.step() }
        var added: [SampleOutcome.Part] = []
        let all = plan.samples
        for samples in all.filter({ !$0.isAboutOthers }) + all.filter(\.isAboutOthers) {
            let count = try await samples.fill(stage)
            added.append(SampleOutcome.Part(english: samples.english, korean: samples.korean, count: count))
        }
        target.move(to: 1)
        for work in stage.worksAtEnd { try await work() }
        for member in members { try await member.services().auth.logout() }
        _ = try await join(SampleNeighbourhood.keeper, "마당지기")
        return .filled(members: joined, parts: added, pictures: await pictures.outcome)
    }

    private mutating func member(_ number: Int) async throws -> SampleMember {
        let email = SampleNeighbourhood.email(of: number)
        let signedIn: SignedIn
        if try await target.visitor.auth.checkEmail(email).isAvailable {
            joined += 1
            signedIn = try await join(email, SampleMembers.nickname(of: number))
        } else {
            signedIn = try await target.visitor.auth.login(
                email: email, password: SampleNeighbourhood.password, device: Self.device)
        }
        if keeper == nil { keeper = target.keeper(signedIn) }
        let services = try await target.services(of: signedIn)
        if signedIn.account.picture == nil { try await show(number, try await services()) }
        return SampleMember(id: signedIn.account.id, services: services)
    }

    /// Gives the member their portrait, if they are one of those who show one.
    private func show(_ number: Int, _ services: Services) async throws {
        guard plan.hasPictures, let portrait = SampleMembers.portrait(of: number) else { return }
        guard let picture = try await pictures.upload([portrait], by: services).first else { return }
        _ = try await services.auth.changePicture(to: picture)
    }

    private static let device = "sample neighbourhood"

    private func join(_ email: String, _ nickname: String) async throws -> SignedIn {
        let draft = JoinDraft(email: email, password: SampleNeighbourhood.password, nickname: nickname)
        return try await target.visitor.auth.join(draft, device: Self.device)
    }
}

/// A member of the neighbourhood, signed in.
private struct SampleMember: Sendable {
    let id: MemberID
    let services: @Sendable () async throws -> Services
}

/// What the domains' parts of the neighbourhood are made in.
private final class SampleRun: SampleStage {
    private let plan: SampleNeighbourhood
    private let target: any SampleTarget
    private let members: [SampleMember]
    let keeper: Services?
    private let pictures: SamplePictures
    private let progress: @Sendable (SampleProgress) -> Void
    private let done = Mutex(0)
    private let atEnd = Mutex([@Sendable () async throws -> Void]())

    init(
        plan: SampleNeighbourhood, target: any SampleTarget,
        members: [SampleMember], keeper: Services?, pictures: SamplePictures,
        progress: @escaping @Sendable (SampleProgress) -> Void
    ) {
        self.plan = plan
        self.target = target
        self.members = members
        self.keeper = keeper
        self.pictures = pictures
        self.progress = progress
    }

    var size: Int { plan.listings }
    var seed: UInt64 { plan.seed }
    var memberCount: Int { members.count }

    func services(of member: Int) async throws -> Services { try await members[member].services() }
    func identifier(of member: Int) -> MemberID { members[member].id }
    func now() -> Timestamp { target.now() }
    func move(to part: Double) { target.move(to: part) }

    func atEnd(_ work: @escaping @Sendable () async throws -> Void) { atEnd.withLock { $0.append(work) } }

    /// What is done when every part is filled.
    var worksAtEnd: [@Sendable () async throws -> Void] { atEnd.withLock { $0 } }

    func pictures(of drawings: [DescribedDrawing], by member: Int) async throws -> [PictureID] {
        guard plan.hasPictures else { return [] }
        return try await pictures.upload(drawings, by: try await services(of: member))
    }

    func step() {
        let done = done.withLock { done in
            done += 1
            return done
        }
        progress(SampleProgress(done: done, total: plan.total))
    }

    func resource(_ name: String) throws(ServiceFailure) -> String {
        try SampleNeighbourhood.resource(name)
    }
}
