import ContractKit
import Verification
import Vocabulary
import Wire

extension TestPlaces {
    /// The endpoints by which is commanded what the domains ask and tell each other.
    nonisolated var portRoutes: [Route] {
        [
            Route(TestControl.giveMembers) { members, _ throws(TestControl.Failure) in
                try await self.current().members.give(members)
                return Nothing()
            },
            Route(TestControl.cards) { ids, _ throws(TestControl.Failure) in
                try await self.asked {
                    try await $0.members.cards(of: Set(ids)).values.sorted { $0.id < $1.id }
                }
            },
            Route(TestControl.acting) { question, _ throws(TestControl.Failure) in
                try await self.asked {
                    try await $0.members.actingMember(
                        question.member, towards: question.other, known: question.known)
                }
            },
            Route(TestControl.called) { names, _ throws(TestControl.Failure) in
                try await self.asked {
                    try await $0.members.members(called: Set(names)).map { CalledMember(name: $0, id: $1) }
                }
            },
            Route(TestControl.hidden) { id, _ throws(TestControl.Failure) in
                try await self.asked { try await $0.members.hiddenMembers(from: id) }
            },
            Route(TestControl.hiddenAmong) { question, _ throws(TestControl.Failure) in
                try await self.asked {
                    try await $0.members.hiddenMembers(among: Set(question.others), from: question.member)
                        .sorted()
                }
            },
            Route(TestControl.tell) { message, _ throws(TestControl.Failure) in
                try await self.asked { place in try await place.messages.tell(message) }
                return Nothing()
            },
            Route(TestControl.heard) { _, _ throws(TestControl.Failure) in
                try await self.asked { place in try await place.messages.heard() }
            },
        ]
    }
}
