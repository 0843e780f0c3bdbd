/// All ports of accounts for the other domains: cards of members, standing, look-up by nickname, and blocks.
public typealias MemberPorts = MemberDirectory & StandingDirectory & NicknameDirectory & BlockDirectory
