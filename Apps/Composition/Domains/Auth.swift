import Auth
import AuthConsole
import AuthHTTP
import AuthPages
import AuthSQL
import AuthScreens
public import Commands
public import Vocabulary
import Wire

extension Domain {
    /// Accounts and sessions. Their store is the platform's, which needs them before all others.
    package static let auth = Domain(
        name: "auth", schema: AuthSchema.schema, endpoints: AuthEndpoints.all,
        commands: [AuthCommand.self, InvitationsCommand.self, MembersCommand.self, ProfileCommand.self],
        acts: MembersCommand.acts, records: [MemberSubject.self],
        screens: { .auth($0, Domain.all.countWordings, destinations: authDestinations) },
        place: { $0.typed().map { .member($0) } },
        title: { record, services, _ in
            guard let id = record.typed(MemberSubject.self) else { return nil }
            return try await services.auth.profile(of: id).nickname
        },
        pages: ProfilePages.all,
        open: { _ in
            OpenDomain { parts in
                let auth = parts.accounts.service
                let subjects = MemberSubjects(parts.members)
                return RunningDomain(
                    routes: authRoutes(auth.credentials) {
                        auth.repository(for: $0.principal, from: $0.address)
                    },
                    departure: .ownsMembers,
                    export: .gives { member, archive throws(ServiceFailure) in
                        guard let id = member.memberID else { return }
                        let account = try await mappingToService { () throws(AuthError) in
                            try await auth.export(id)
                        }
                        try await archive.add(AuthWire.export.bytes(of: account), to: "account")
                    },
                    provides: [
                        .port((any PictureAttachments).self, of: MemberSubject.self, auth),
                        .port((any SubjectDirectory).self, of: MemberSubject.self, subjects),
                    ],
                    publishes: Publication(
                        auth.outbox,
                        [
                            AuditEvent.topic, OutboxMessage.picturesTopic, OutboxMessage.withdrawalTopic,
                            MemberBlocked.topic, SuspensionChange.topic,
                        ])
                ) { principal, services in
                    services.provide((any AuthRepository).self, auth.repository(for: principal))
                }
            }
        },
        connect: { parts, services in
            services.provide((any AuthRepository).self, RemoteAuthRepository(parts))
        })
}

extension RemoteAuthRepository {
    /// The verbs of accounts at a server.
    init(_ parts: RemoteParts) {
        self.init(over: parts.transport, credentials: parts.credentials, retrying: parts.retrying)
    }
}

extension Services {
    /// Finds members by nickname, as the principal of these services sees them.
    public var memberNames: MemberNames {
        MemberNames { nickname in
            do throws(AuthError) {
                return try await auth.findMember(called: nickname).id
            } catch .noSuchMember {
                return nil
            }
        }
    }
}
